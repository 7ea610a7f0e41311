import {
  type Client,
  type Filter,
  PagedResultsControl,
  SearchRequest,
  type SearchResponse,
  type SearchResult,
  StatusCodeParser,
} from 'ldapts';

/** What to look for, how many entries to send at once, and the cookie of the page before. */
export type PagedSearch = {
  filter: Filter;
  attributes: string[];
  explicitBufferAttributes?: string[];
  size: number;
  cookie?: Buffer;
  /** Seconds that the server may take. */
  timeLimit?: number;
};
/** One page, and the cookie of the next one; null behind the last one. */
export type Page = SearchResult & { cookie: Buffer | null };

/** How the library sends a message. It keeps this to itself, and its own search in pages ends at a page without entries. */
type Sending = {
  _nextMessageId: () => number;
  _send: (request: SearchRequest) => Promise<SearchResponse | undefined>;
};

/**
 * Asks for one page (RFC 2696). A page may be empty although others follow: Active Directory sends such a one when it has
 * looked for too long without finding anything. The cookie alone says whether there is another one.
 */
export async function pageAt(
  client: Client,
  baseDN: string,
  { size, cookie, ...search }: PagedSearch,
): Promise<Page> {
  const sending = client as unknown as Sending;
  const control = new PagedResultsControl({ value: { size, ...(cookie && { cookie }) } });
  const messageId = sending._nextMessageId();
  const result = await sending._send(
    new SearchRequest({ ...search, messageId, baseDN, controls: [control] }),
  );
  if (result?.status !== 0) throw StatusCodeParser.parse(result);
  const { attributes, explicitBufferAttributes = [] } = search;
  const answered = result.controls?.find((each) => each instanceof PagedResultsControl)?.value?.cookie;
  return {
    searchEntries: result.searchEntries.map((entry) => entry.toObject(attributes, explicitBufferAttributes)),
    searchReferences: result.searchReferences.flatMap(({ uris }) => uris),
    cookie: answered?.length ? answered : null,
  };
}
