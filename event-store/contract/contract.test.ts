import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '../sqlite/log.ts';
import { openSqliteEventStore } from '../sqlite/sqlite.ts';
import { describeContract } from '../testContract/contract.ts';
import type { Opened } from '../testContract/kit.ts';

const openIn = (open: (file: string) => ReturnType<typeof openSqliteEventStore>) => async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-log-'));
  const file = join(folder, 'events.db');
  const opened: Opened = {
    store: await open(file),
    async reopen() {
      await opened.store.close();
      return (opened.store = await open(file));
    },
    async stop() {
      await opened.store.close();
      await rm(folder, { recursive: true });
    },
  };
  return opened;
};

describeContract(
  'SQLite, writing in a thread',
  openIn((file) => openSqliteEventStore(file)),
);
describeContract(
  'SQLite, writing in this thread',
  openIn((file) => openSqliteEventStore(file, openLog(file))),
);
