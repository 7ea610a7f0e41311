import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';
import { type Kept, keptMail } from '../../command-api/mail/kept.ts';

type Folder = { dataDir: string };
/** A mail is written once and never changed, so each file is read once, however often a test looks for its mail. */
const read = new Map<string, Kept>();
async function mailIn(dataDir: string, file: string): Promise<Kept | null> {
  const path = join(dataDir, file);
  const mail = read.get(path) ?? (await keptMail(dataDir, file));
  if (mail) read.set(path, mail);
  return mail;
}

/** The mails that a product sent and has not erased, newest first. */
export async function mailsOf({ dataDir }: Folder): Promise<Kept[]> {
  const names = await readdir(join(dataDir, 'mails')).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => mailIn(dataDir, name)));
  return mails.filter((mail) => mail !== null).reverse();
}

/** The tokens that `mailedToken` has returned, each behind the address of its mail. */
const handedOut = new Set<string>();
/**
 * The token in the link of a mail to an address, once there is one; asks the folder until then. Each mail's token is
 * handed out once, so that a test that waits for a second mail never gets the token of the first.
 */
export async function mailedToken(product: Folder, to: string, page = 'verifyEmail'): Promise<string> {
  for (;;) {
    const tokens = (await mailsOf(product))
      .filter((mail) => mail.to === to)
      .map(({ text }) => new RegExp(`/${page}/([\\w.~-]+)`).exec(text)?.[1] ?? '');
    const token = tokens.find((each) => each && !handedOut.has(`${to} ${each}`));
    if (token) {
      handedOut.add(`${to} ${token}`);
      return token;
    }
    await nextLook(10);
  }
}
