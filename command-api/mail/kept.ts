import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gathered } from '../../event-store/vault/gathered.ts';
import type { Mail } from './mail.ts';

/** A mail in the mailbox, with the name of its file. */
export type Kept = Omit<Mail, 'about' | 'at' | 'sender'> & { date: string; from: string; file: string };
/** A page of the mailbox; `older` is the start of the next page, null at the end. */
type KeptPage = { mails: Kept[]; older: string | null };

const folderIn = (dataDir: string) => join(dataDir, 'mails');
const hash = (value: string) => createHash('sha256').update(value).digest('hex').slice(0, 24);
const named = /^\d{15}-[\da-f-]{1,400}\.json$/;
/** Hashes that a name has room for, and the length of each where there are more: file systems take 255 bytes. */
const [mostLong, short] = [9, 8];
/** File names begin with the milliseconds, to sort by time; the hashes after them identify the people concerned. */
function nameOf({ about, id, at }: Pick<Mail, 'about' | 'id' | 'at'>) {
  const hashes = [...about, id].map(hash);
  const fitting = hashes.length > mostLong ? hashes.map((each) => each.slice(0, short)) : hashes;
  return `${String(at.getTime()).padStart(15, '0')}-${fitting.join('-')}.json`;
}

/** Writes a mail to the data folder. */
export async function keep(dataDir: string, from: string, { about, at, sender: _, ...mail }: Mail) {
  const folder = folderIn(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = join(folder, nameOf({ about, at, id: mail.id }));
  const kept: Omit<Kept, 'file'> = { ...mail, from, date: at.toISOString() };
  await writeFile(`${name}.part`, JSON.stringify(kept), { mode: 0o600 });
  await rename(`${name}.part`, name);
}

/** A page of the mailbox, newest first; `before` is the `older` of the previous page. */
export async function keptMails(
  dataDir: string,
  { before = '~', most = 200 }: { before?: string | undefined; most?: number } = {},
): Promise<KeptPage> {
  const folder = folderIn(dataDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => named.test(name));
  const found = names.filter((name) => name < before).sort((a, b) => (a < b ? 1 : -1));
  const page = found.slice(0, most);
  const mails = (await Promise.all(page.map((name) => keptMail(dataDir, name)))).filter(
    (mail) => mail !== null,
  );
  return { mails, older: found.length > most ? page.at(-1)! : null };
}

/** Reads a mail by the name of its file; null when the file does not exist (any more). */
export async function keptMail(dataDir: string, file: string): Promise<Kept | null> {
  if (!named.test(file)) return null;
  const text = await readFile(join(folderIn(dataDir), file), 'utf8').catch(() => null);
  return text === null ? null : { ...(JSON.parse(text) as Omit<Kept, 'file'>), file };
}

/** Deletes the kept mails about these people. */
async function forgetAll(dataDir: string, people: readonly string[]) {
  const folder = folderIn(dataDir);
  const hashes = new Set(people.map(hash).flatMap((each) => [each, each.slice(0, short)]));
  for (const name of await readdir(folder).catch(() => []))
    if (
      name
        .split('-')
        .slice(1, -1)
        .some((each) => hashes.has(each))
    )
      await rm(join(folder, name), { force: true });
}

const forgetting = new Map<string, (about: string) => Promise<void>>();
/** Deletes the kept mails about a person. The folder is read once for all who are forgotten at the same time. */
export function forgetMails(dataDir: string, about: string): Promise<void> {
  let forgets = forgetting.get(dataDir);
  if (!forgets)
    forgetting.set(dataDir, (forgets = gathered((people) => forgetAll(dataDir, people), { rests: 20 })));
  return forgets(about);
}
