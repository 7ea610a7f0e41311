import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { Check } from '../health.ts';
import { NotReadyError } from '../health.ts';
import type { Kit } from '../kit.ts';

/** The checks of every server: the log, the keys, and the records of sessions and links. */
export const storeChecks = ({ store, vault, records }: Pick<Kit, 'store' | 'vault' | 'records'>) => ({
  log: async () => ({ head: await store.head() }),
  keys: () => vault.check(),
  records: () => records.get('readiness', 'nothing'),
});

/** Checks that the stores in a folder can grow by `least` bytes; without room, every change would be refused. */
export const diskCheck =
  (folder: string, least = 1024 * 1024): Check =>
  async () => {
    await access(folder, constants.W_OK).catch(() => {
      throw new NotReadyError('the data folder cannot be written');
    });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < least) throw new NotReadyError('the disk is full');
  };
