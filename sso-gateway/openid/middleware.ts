import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { KeptSession } from '../../server-kit/access/ssoSessions.ts';
import { etagOf } from '../../server-kit/http/etag.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { setPage } from '../look/library.ts';
import { failedPage } from '../look/pages.ts';
import type { Step } from '../step.ts';
import { workFor } from './perRequest.ts';
import { published } from './routes.ts';
import { SessionChanged } from './sessionsFound.ts';

type Next = () => Promise<void>;
type LibrarySession = KeptSession & { uid: string; destroyed?: boolean };
/** The step after the library has ended a session and would send the browser to an address. */
export type SignedOut = (session: LibrarySession, to: string) => Promise<Step>;

/** Gives a step as the answer of the library's own server. */
function give(ctx: KoaContextWithOIDC, step: Step) {
  if ('to' in step) return ctx.redirect(step.to);
  setPage(ctx, step.page);
}

/**
 * Signs the person out of the SAML applications too, before the browser goes where the OpenID application wants it. The
 * library has removed the session then.
 */
export const afterSignOut = (signedOut: SignedOut) => (ctx: KoaContextWithOIDC, next: Next) =>
  ctx.method === 'POST' ? next().then(() => leave(ctx, signedOut)) : next();

async function leave(ctx: KoaContextWithOIDC, signedOut: SignedOut) {
  const { oidc } = ctx;
  if (oidc?.route !== 'end_session_confirm' || ctx.status !== 303) return;
  const session = oidc.session as unknown as LibrarySession;
  if (!session.destroyed) return;
  const step = await signedOut(session, ctx.response.get('location'));
  if ('page' in step) {
    ctx.remove('Location');
    ctx.status = 200;
  }
  give(ctx, step);
}

/** Answers with an error of the protocol, to a person as a page. */
export function giveError(ctx: KoaContextWithOIDC, status: number, error: string, description: string) {
  ctx.body = { error, error_description: description };
  if (ctx.accepts('json', 'html') === 'html') setPage(ctx, failedPage(error, description));
  ctx.status = status;
}

/** Tells who inspects a token of a person with the scope `groups` to which of them the person belongs now. */
export const inspectedGroups =
  (told: (accountId: string, clientId: string) => Promise<string[]>) =>
  async (ctx: KoaContextWithOIDC, next: Next) => {
    await next();
    const { AccessToken: token } = ctx.oidc?.route === 'introspection' ? ctx.oidc.entities : {};
    const answer = ctx.body as { active?: boolean; groups?: string[] };
    if (!token?.accountId || !token.clientId || !token.scopes.has('groups') || !answer.active) return;
    answer.groups = await told(token.accountId, token.clientId);
  };

/** What a provider publishes, by its path. It stays the same as long as the provider, which has one configuration. */
export type Published = Map<string, { text: string; headers: (readonly [name: string, value: string])[] }>;
const keptHeaders = ['Content-Type', 'ETag', 'Vary', 'Access-Control-Allow-Origin'];

/** Keeps what the library makes of a published document, and answers 304 to who has it already, by a tag over its text. */
export const tagged = (documents: Published) => (ctx: KoaContextWithOIDC, next: Next) =>
  published.has(ctx.path) ? next().then(() => tag(ctx, documents)) : next();

function tag(ctx: KoaContextWithOIDC, documents: Published) {
  if (ctx.status !== 200) return;
  const text = JSON.stringify(ctx.body);
  ctx.set('ETag', etagOf(text));
  const headers = keptHeaders.flatMap((name) => {
    const value = ctx.response.get(name);
    return value ? [[name, value] as const] : [];
  });
  if (ctx.method === 'GET' && !ctx.get('origin')) documents.set(ctx.path, { text, headers });
  if (ctx.fresh) ctx.status = 304;
}

/** Answers a plain request for a document that is kept. Others, as those of another origin, are left to the library. */
export function answersKept(documents: Published, req: IncomingMessage, res: ServerResponse): boolean {
  const { method, url = '', headers } = req;
  const kept = documents.get(url);
  if (!kept || method !== 'GET' || headers.origin || headers['if-none-match']) return false;
  for (const [name, value] of kept.headers) res.setHeader(name, value);
  res.setHeader('Content-Length', Buffer.byteLength(kept.text));
  res.end(kept.text);
  return true;
}

const mostParameters = 100;
/** Refuses a query with very many parameters. The library reads it in a time that grows with the square of their number. */
export function boundedQuery(ctx: KoaContextWithOIDC, next: Next) {
  if (ctx.querystring.split('&', mostParameters + 1).length <= mostParameters) return next();
  return giveError(ctx, 400, 'invalid_request', 'the query has too many parameters');
}

/** Has the browser ask again, which then is answered by what has become of its session. */
function askAgain(ctx: KoaContextWithOIDC) {
  ctx.remove('Set-Cookie');
  if (ctx.method !== 'GET')
    return giveError(ctx, 400, 'login_required', 'the session has ended; begin again');
  ctx.state.page = undefined;
  ctx.redirect(ctx.originalUrl);
  ctx.status = 303;
}

/**
 * Writes all records that the answer tells of, and then answers. What fails outside of the library's own treatment of
 * errors is an error of the protocol too.
 */
export const afterWrites =
  (log: Pick<Kit['log'], 'error'>) => async (ctx: KoaContextWithOIDC, next: Next) => {
    try {
      await next();
      await workFor(ctx.req);
    } catch (err) {
      if (err instanceof SessionChanged) return askAgain(ctx);
      if (err instanceof errors.OIDCProviderError && err.expose)
        return giveError(ctx, err.statusCode, err.error, err.error_description ?? '');
      log.error({ err }, 'a request to the OpenID provider failed');
      ctx.remove('Location');
      // The browser keeps the session that it had, because nothing was written.
      ctx.remove('Set-Cookie');
      giveError(ctx, 500, 'server_error', 'the request failed; try again');
    }
  };

/** Says to a person that there is no page, which the library has no setting for. */
export async function inOwnLook(ctx: KoaContextWithOIDC, next: Next) {
  await next();
  if (ctx.status !== 404 || ctx.body || ctx.state.page || ctx.accepts('json', 'html') !== 'html') return;
  giveError(ctx, 404, 'not_found', 'This page does not exist.');
}
