import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../../../command-api/staff/staffMembers.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { inPath } from '../../run/machine.ts';
import { until } from '../../until.ts';
import { openIn, startedFolder } from './folders.ts';

let folder: string;
beforeAll(async () => {
  folder = await startedFolder();
});
afterAll(() => rm(folder, { recursive: true }));

/** The lines of the guide that back up a running installation, with other folders. */
async function guideLines(data: string, backup: string) {
  const guide = await readFile('docs/operations.md', 'utf8');
  const [, lines] = /```sh\n([^`]*vacuum into[^`]*)```/.exec(guide)!;
  return lines!.replace('cd data', `cd '${data}'`).replaceAll('/backup', backup);
}

test.skipIf(!inPath({ program: 'sqlite3' }))(
  'the backup of the guide replaces that of yesterday while the product runs, and waits for whoever writes a key',
  async () => {
    const backup = await tempFolder();
    for (const name of ['events', 'records', 'keys'])
      await writeFile(join(backup, `${name}.db`), 'yesterday');
    const system = await openIn(folder);
    const writer = new DatabaseSync(join(folder, 'keys.db'));
    try {
      await addStaff(system, 'ada@acme.example');
      const head = await system.store.head();
      writer.exec('begin exclusive');
      const script = spawn('sh', ['-c', await guideLines(folder, backup)], { stdio: 'inherit' });
      const ended = once(script, 'exit');
      // It is replaced by an empty file while the script waits.
      const keys = () => readFile(join(backup, 'keys.db'), 'utf8').catch(() => '');
      await until(async () => expect(await keys()).toBe(''));
      expect(script.exitCode).toBeNull();
      writer.exec('commit');
      expect(await ended).toEqual([0, null]);
      await cp(join(folder, 'master.key'), join(backup, 'master.key'));
      const restored = await openIn(backup);
      expect(await restored.store.head()).toBe(head);
      await restored.close();
    } finally {
      writer.close();
      await system.close();
    }
  },
);
