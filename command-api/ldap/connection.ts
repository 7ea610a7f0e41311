import type { BlockList } from 'node:net';
import { Client, ResultCodeError, type SearchOptions, type SearchResult } from 'ldapts';
import type { DirectorySettings } from '../../domain/application/settings/directory.ts';
import { type Page, type PagedSearch, pageAt } from './pageAt.ts';
import { DirectoryError, problemOf } from './problem.ts';
import { socketsOf, tlsWith } from './socket.ts';

/**
 * Milliseconds for a connection with its bind, and for each question after it, and the most octets of each answer, and of
 * one entry of it, if that is to be unusually large.
 */
export type Patience = { connect: number; question: number; octets: number; entry?: number };

export type Account = { dn: string; password: string };
/** A connection whose bind has succeeded. It never connects again: after a cut, every question fails. */
export type Connection = {
  /** Asks for entries below a base, within the time for questions. */
  search: (base: string, search: SearchOptions) => Promise<SearchResult>;
  /** Asks for one page of them: the first one, or the one that the cookie of the page before leads to. */
  page: (base: string, search: PagedSearch) => Promise<Page>;
  /** Ends the connection without waiting for the server. */
  close: () => void;
};

/**
 * Connects with TLS and binds. The name is looked up, checked and connected to in one step. Throws a DirectoryError that
 * says what is wrong.
 */
export async function connect(
  settings: DirectorySettings,
  { dn, password }: Account,
  { networks, patience }: { networks: BlockList; patience: Patience },
): Promise<Connection> {
  // A bind without a password succeeds as nobody (RFC 4513 section 5.1.2).
  if (!dn || !password) throw new DirectoryError({ code: 'ldap.password' });
  const { server, port, security } = settings;
  const sockets = socketsOf(settings, networks);
  const client = new Client({
    // The sockets know the server; the address here only chooses between TLS and plain.
    url: security === 'ldaps' ? 'ldaps://directory' : 'ldap://directory',
    timeout: patience.question,
    createConnection: sockets.plain as never,
    createSecureConnection: (security === 'ldaps' ? sockets.secure : sockets.upgrade) as never,
  });
  const within = async <T>(milliseconds: number, work: () => Promise<T>, base?: string): Promise<T> => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(
        new DirectoryError({
          code: 'ldap.silent',
          values: { at: `${server}:${port}`, seconds: milliseconds / 1000 },
        }),
      );
    }, milliseconds);
    sockets.ask(patience.octets, patience.entry);
    const working = work();
    working.catch(() => undefined);
    try {
      return await Promise.race([working, late.promise]);
    } catch (error) {
      // After a refusal the server can be asked something else.
      if (!(error instanceof ResultCodeError)) sockets.destroy();
      throw sockets.problem() ?? problemOf(error, settings, base);
    } finally {
      clearTimeout(timer);
    }
  };
  await within(patience.connect, async () => {
    if (security === 'starttls') await client.startTLS(tlsWith(settings));
    await client.bind(dn, password);
  }).catch((error) => {
    sockets.destroy();
    throw error;
  });
  // The answer of a server that stops in time, such as a page with what it has found until then, has a second to arrive.
  const timeLimit = Math.max(1, Math.floor(patience.question / 1000) - 1);
  return {
    search: (base, search) =>
      within(patience.question, () => client.search(base, { ...search, timeLimit }), base),
    page: (base, search) =>
      within(patience.question, () => pageAt(client, base, { ...search, timeLimit }), base),
    close: sockets.destroy,
  };
}
