import type { SearchResult } from 'ldapts';
import type { DirectorySettings } from '../../domain/application/settings/directory.ts';
import type { Connection } from './connection.ts';
import { type Reader, userFilter } from './directory.ts';
import { asked } from './entries.ts';
import type { Page, PagedSearch } from './pageAt.ts';
import { DirectoryError, resultOf } from './problem.ts';

/** Entries asked for at once, largest pages first: some servers refuse large ones (size.pr of slapd). */
const sizes = [1000, 500, 200, 100, 20];
/**
 * Result codes (RFC 4511 appendix A) for more than the server sends at once: sizeLimitExceeded, adminLimitExceeded. The
 * second one is also OpenLDAP's for an account without pages.
 */
const tooLarge = [4, 11];
/** For pages that the server does not know or allow: protocolError, unavailableCriticalExtension, unwillingToPerform. */
const noPages = [2, 12, 53];

/** How many empty pages may follow each other before a directory is given up. */
const mostEmpty = 100;
type Sought = Pick<PagedSearch, 'filter' | 'attributes' | 'explicitBufferAttributes'>;

/** The entries of users, page by page. */
export const pagesOf = (connection: Connection, { settings }: Reader) =>
  searchPages(connection, settings, settings.baseDn, { filter: userFilter(settings), ...asked(settings) });

/**
 * What a search finds, page by page (RFC 2696). The size of pages is found by trying, and a server without pages is asked
 * for all at once. A page may be empty.
 */
export async function* searchPages(
  connection: Connection,
  settings: DirectorySettings,
  base: string,
  search: Sought,
): AsyncGenerator<SearchResult> {
  const { server } = settings;
  const { size, ...first } = await begin(connection, base, search);
  yield first;
  for (let { cookie } = first, empty = isEmpty(first) ? 1 : 0; cookie; ) {
    if (empty > mostEmpty) throw new DirectoryError({ code: 'ldap.emptyPages', values: { server } });
    const page = await connection.page(base, { ...search, size, cookie }).catch((error) => {
      if (!noPages.includes(resultOf(error))) throw error;
      throw new DirectoryError({ code: 'ldap.pageLost', values: { server } }, { cause: error });
    });
    yield page;
    empty = isEmpty(page) ? empty + 1 : 0;
    cookie = page.cookie;
  }
}

const isEmpty = ({ searchEntries, searchReferences }: SearchResult) =>
  searchEntries.length + searchReferences.length === 0;

/** The first page, of the largest size that the server allows, or everything. */
async function begin(
  connection: Connection,
  base: string,
  search: Sought,
  [size, ...smaller]: readonly number[] = sizes,
): Promise<Page & { size: number }> {
  if (size === undefined) return { ...(await connection.search(base, search)), cookie: null, size: 0 };
  try {
    return { ...(await connection.page(base, { ...search, size })), size };
  } catch (error) {
    const code = resultOf(error);
    if (noPages.includes(code)) return begin(connection, base, search, []);
    if (tooLarge.includes(code)) return begin(connection, base, search, smaller);
    throw error;
  }
}
