import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';
import type { Kept } from '../command-api/mail/kept.ts';

type Folder = { dataDir: string };
/** A mail is written once and never changed, so each file is read once, however often a test looks for its mail. */
const read = new Map<string, Kept | undefined>();
const mailIn = async (file: string) => {
  if (!read.has(file)) {
    // A mail that is erased in this moment is gone.
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    read.set(file, JSON.parse(text) as Kept);
  }
  return read.get(file);
};

/** The mails that a product sent and has not erased, newest first. */
export async function mailsOf({ dataDir }: Folder): Promise<Kept[]> {
  const folder = join(dataDir, 'mails');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const mails = (await Promise.all(names.map((name) => mailIn(join(folder, name))))).filter((mail) => !!mail);
  return mails.sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** The token in a mail's link to an address, once there is one that `besides` does not hold; asks the folder until then. */
export async function mailedToken(
  product: Folder,
  to: string,
  besides: string[] = [],
  page = 'verifyEmail',
): Promise<string> {
  for (;;) {
    const tokens = (await mailsOf(product))
      .filter((mail) => mail.to === to)
      .map(({ text }) => new RegExp(`/${page}/([\\w.~-]+)`).exec(text)?.[1] ?? '');
    const token = tokens.find((each) => each && !besides.includes(each));
    if (token) return token;
    await nextLook(10);
  }
}
