import { ResultCodeError, type SearchOptions, type SearchResult } from 'ldapts';
import type { DirectorySettings } from '../../domain/application/settings/directory.ts';
import type { Connection } from './connection.ts';
import { type Reader, userFilter } from './directory.ts';
import { asked } from './entries.ts';
import { DirectoryError } from './problem.ts';

/** Entries asked for at once, largest pages first: some servers refuse large ones (size.pr of slapd). */
const sizes = [1000, 500, 200, 100, 20];
/**
 * Result codes (RFC 4511 appendix A) for more than the server sends at once: sizeLimitExceeded, adminLimitExceeded. The
 * second one is also OpenLDAP's for an account without pages.
 */
const tooLarge = [4, 11];
/** For pages that the server does not know or allow: protocolError, unavailableCriticalExtension, unwillingToPerform. */
const noPages = [2, 12, 53];
const codeOf = (error: unknown) => {
  const { cause } = error as Error;
  return cause instanceof ResultCodeError ? cause.code : -1;
};

type Pages = ReturnType<Connection['client']['searchPaginated']>;
type Begun = { first: SearchResult; rest: Pages | null };

/** The entries of users, page by page. */
export const pagesOf = (connection: Connection, { settings }: Reader) =>
  searchPages(connection, settings, settings.baseDn, { filter: userFilter(settings), ...asked(settings) });

/**
 * What a search finds, page by page (RFC 2696). The size of pages is found by trying, and a server without pages is asked
 * for all at once.
 */
export async function* searchPages(
  connection: Connection,
  settings: DirectorySettings,
  base: string,
  search: SearchOptions,
): AsyncGenerator<SearchResult> {
  async function begin([pageSize, ...smaller]: readonly number[]): Promise<Begun> {
    if (pageSize === undefined)
      return { first: await connection.ask((client) => client.search(base, search)), rest: null };
    const paged = { ...search, paged: { pageSize } };
    const pages = connection.client.searchPaginated(base, paged);
    try {
      const { value } = await connection.ask(() => pages.next());
      return { first: value!, rest: pages };
    } catch (error) {
      const code = codeOf(error);
      if (noPages.includes(code)) return begin([]);
      if (tooLarge.includes(code)) return begin(smaller);
      throw error;
    }
  }
  const { first, rest } = await begin(sizes);
  yield first;
  if (!rest) return;
  try {
    for (let page = await connection.ask(() => rest.next()); !page.done; ) {
      yield page.value;
      page = await connection.ask(() => rest.next());
    }
  } catch (error) {
    if (!noPages.includes(codeOf(error))) throw error;
    const { server } = settings;
    throw new DirectoryError({ code: 'ldap.pageLost', values: { server } }, { cause: error });
  }
}
