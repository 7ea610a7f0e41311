import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { CannotStartError, openingFile, startFailure } from './cannotStart.ts';
import { tempFolder } from './testFolder.ts';

/** The error of a database that may not grow, which is the one of a full disk. */
async function fullDisk(): Promise<unknown> {
  const db = new DatabaseSync(join(await tempFolder(), 'full'));
  db.exec('create table kept (text text); pragma max_page_count = 2');
  try {
    for (;;) db.prepare('insert into kept values (?)').run('x'.repeat(1000));
  } catch (error) {
    return error;
  } finally {
    db.close();
  }
}

test('a start on a full disk says so, whatever could not be written', async () => {
  const noSpace = Object.assign(new Error('ENOSPC: no space left on device, mkdir'), { code: 'ENOSPC' });
  const told = /^The disk is full: .* Free some space, and start again\.$/;
  expect(startFailure(noSpace)).toMatch(told);
  expect(startFailure(await fullDisk())).toMatch(told);
  expect(startFailure(new CannotStartError('The folder cannot be written to.', { cause: noSpace }))).toMatch(
    told,
  );
});

test('other failures are told by their own sentence, and faults of ours whole', () => {
  const fault = new TypeError('undefined is not a function');
  expect(startFailure(new Error('outer', { cause: new CannotStartError('Start it.') }))).toBe('Start it.');
  expect(startFailure(fault)).toBe(fault);
});

test('a file that is not ours, or on a file system that is read-only, is told with what helps', () => {
  for (const code of ['EACCES', 'EROFS']) {
    const open = () => {
      throw Object.assign(new Error(`${code}: open`), { code });
    };
    expect(() => openingFile('data/keys.db', open)).toThrow(
      `data/keys.db cannot be opened (${code}: open). The user that runs Latchkey must own its data folder`,
    );
  }
});
