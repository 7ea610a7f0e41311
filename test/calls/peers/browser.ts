import { visitor } from '../../clients/http.ts';
import { postedBy } from '../../clients/serviceProvider.ts';
import { type Product, visit } from '../../product.ts';

/** Sites that run here, by host: the port at which each listens. */
export type Sites = Readonly<Record<string, { port: number }>>;
/** Where a browser has come to: a page of a site, or the sign-in page of the organisation, which it leaves to the test. */
export type Landed = { at: URL; answer: Response | null };

const signInPages = ['/openid-login/', '/idp/login/'];
const headers = { 'content-type': 'application/x-www-form-urlencoded' };

/** A browser with cookies for the organisation's host and for sites, which follows redirects and forms that post themselves. */
export function browserOf(product: Product, host: string, sites: Sites) {
  const there = visit(product, host);
  const newVisitors = () =>
    new Map(Object.entries(sites).map(([name, { port }]) => [name, visitor({ port, host: name })]));
  let own = newVisitors();

  function send(to: URL, init: RequestInit): Promise<Response> {
    if (to.origin === there.origin) return there.send(to, init);
    const site = own.get(to.hostname);
    if (!site) throw new Error(`${to} is no site of the test`);
    // Programs that want no page are not sent to sign in.
    return site.send(to.pathname + to.search, { ...init, headers: { accept: 'text/html', ...init.headers } });
  }

  /** What the form of a page posts, and where; null when the page has none that posts itself. */
  async function formIn(answer: Response): Promise<[string, RequestInit] | null> {
    if (!/<form method="post"[\s\S]*name="SAMLResponse"/.test(await answer.clone().text())) return null;
    const { action, form } = await postedBy(answer);
    return [action, { method: 'POST', headers, body: new URLSearchParams(form).toString() }];
  }

  async function go(to: URL | string, init: RequestInit = {}): Promise<Landed> {
    let [at, how] = [new URL(to), init];
    for (let hops = 0; hops < 20; hops += 1) {
      if (at.origin === there.origin && signInPages.includes(at.pathname)) return { at, answer: null };
      const answer = await send(at, how);
      const location = answer.headers.get('location');
      const next = location ? ([location, {}] as const) : await formIn(answer);
      if (!next) return { at, answer };
      [at, how] = [new URL(next[0], at), next[1]];
    }
    throw new Error(`${to} leads nowhere`);
  }
  return {
    there,
    go,
    /** Forgets what the sites have stored, so that each asks the organisation again. */
    forgetSites() {
      own = newVisitors();
    },
  };
}
export type Browser = ReturnType<typeof browserOf>;
