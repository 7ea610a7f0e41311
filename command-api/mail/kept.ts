import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './send.ts';

/** A mail as `/mailbox` shows it. */
export type Kept = Omit<Mail, 'about'> & { date: string };

const folderIn = (dataDir: string) => join(dataDir, 'mails');
const hash = (value: string) => createHash('sha256').update(value).digest('hex').slice(0, 24);

/** Writes a mail to the data folder. The name of the file says by hashes whom it is about. */
export async function keep(dataDir: string, { about, ...mail }: Mail) {
  const folder = folderIn(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = join(folder, `${[...about, mail.id].map(hash).join('-')}.json`);
  const kept: Kept = { ...mail, date: new Date().toISOString() };
  await writeFile(`${name}.part`, JSON.stringify(kept), { mode: 0o600 });
  await rename(`${name}.part`, name);
}

const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** What the mailbox shows: newest first, at most `most`. */
export async function keptMails(dataDir: string, most = 200): Promise<Kept[]> {
  const folder = folderIn(dataDir);
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.json'));
  const read = (name: string) =>
    readFile(join(folder, name), 'utf8').then(
      (text) => [JSON.parse(text) as Kept],
      () => [], // erased in this moment
    );
  const mails = (await Promise.all(names.map(read))).flat();
  return mails.sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, most);
}

/** Deletes the kept mails about a person. Those of older releases do not say whose they are: all of them go. */
export async function forgetMails(dataDir: string, about: string) {
  const folder = folderIn(dataDir);
  const forgotten = (name: string) => name.includes(`${hash(about)}-`) || !name.includes('-');
  for (const name of (await namesIn(folder)).filter(forgotten)) await rm(join(folder, name), { force: true });
}
