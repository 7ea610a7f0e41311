import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Rate } from '../../event-store/records/buckets.ts';
import { ofAddress, quotaKey } from '../../server-kit/calls/quota.ts';
import { escaped } from '../../server-kit/escaped.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { quotas } from '../../server-kit/limits/quotas.ts';
import { setPage } from '../look/library.ts';
import { type Page, waitPage } from '../look/pages.ts';
import type { Words } from '../look/words/words.ts';
import { hashed } from '../once.ts';
import { routes } from './routes.ts';

/** What a page says about the code that was entered before, by the name of the library's error. */
const problems: Record<
  string,
  Extract<keyof Words['device'], 'unknown' | 'none' | 'expired' | 'used' | 'declined'>
> = {
  NotFoundError: 'unknown',
  NoCodeError: 'none',
  ExpiredError: 'expired',
  AlreadyUsedError: 'used',
  AbortedError: 'declined',
};

function enterPage({ oidc }: KoaContextWithOIDC, error?: Error): Page {
  const action = oidc.urlFor('code_verification');
  const { secret: xsrf } = oidc.session!.state as { secret: string };
  return ({ device }) => {
    const problem = error && device[problems[error.name] ?? 'failed'];
    return {
      title: device.title,
      html: `${problem ? `<p role="alert" id="problem">${problem}</p>` : ''}
    <form method="post" action="${action}"><input type="hidden" name="xsrf" value="${xsrf}">
    <label for="code">${device.code}</label>
    <input id="code" name="user_code" type="text" maxlength="20" autocomplete="off" autocapitalize="characters"
      spellcheck="false" required autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
    <button type="submit">${device.goOn}</button></form>`,
    };
  };
}
const strong = (name: string) => `<strong>${escaped(name)}</strong>`;
const confirmPage =
  (form: string, name: string, code: string): Page =>
  ({ device }) => ({
    title: device.title,
    html: `<p>${device.asks(strong(name))}</p><p class="code">${escaped(code)}</p><p>${device.warning}</p>${form}
    <button form="op.deviceConfirmForm" type="submit" autofocus>${device.goOn}</button>
    <button form="op.deviceConfirmForm" type="submit" class="quiet" name="abort" value="yes">${device.cancel}</button>`,
  });
const donePage =
  (name: string): Page =>
  ({ device }) => ({ title: device.done, html: `<p>${device.signedIn(strong(name))}</p>` });

/** The device flow (RFC 8628) with pages in the look of the organisation. */
export const devicePages = {
  enabled: true,
  deviceInfo: () => ({}),
  userCodeInputSource(ctx: KoaContextWithOIDC, _form: string, _?: unknown, error?: Error) {
    setPage(ctx, enterPage(ctx, error));
    if (error?.name === 'NotFoundError') ctx.state.unknownCode = true;
  },
  userCodeConfirmSource(
    ctx: KoaContextWithOIDC,
    form: string,
    client: { clientName?: string | undefined },
    _: unknown,
    code: string,
  ) {
    setPage(ctx, confirmPage(form, client.clientName ?? '', code));
  },
  successSource(ctx: KoaContextWithOIDC) {
    setPage(ctx, donePage(ctx.oidc.client?.clientName ?? ''));
  },
} as const;

/** The path of a request, of which the library's router ignores the case and a slash at the end. */
const pathOf = ({ path }: KoaContextWithOIDC) => path.toLowerCase().replace(/\/$/, '');

/**
 * Sends a browser without a session from every other page of the device flow to the first, which begins one. The library
 * keeps no session that begins while it refuses.
 */
export const withSession =
  (name: string, options: { signed: boolean }) => (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    const page = routes.code_verification;
    const at = pathOf(ctx);
    const isPage =
      ctx.method === 'POST' ? at === page : at.startsWith(`${page}/`) && ctx.method !== 'OPTIONS';
    if (!isPage || ctx.cookies.get(name, options)) return next();
    ctx.status = 303;
    return ctx.set('Location', page);
  };

/** A device may ask once in this many seconds; its interval is 5 seconds (RFC 8628, section 3.2). */
const polling = { count: 1, seconds: 4 };

/** Limits guesses of codes by people, and how often devices ask (RFC 8628, sections 3.5 and 5.1). */
export const limitsDeviceCodes =
  (kit: Kit, organisationId: string) => (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    if (ctx.method !== 'POST') return next();
    if (pathOf(ctx) === routes.code_verification) return limitGuesses(kit, organisationId, ctx, next);
    return next().then(() => limitPolling(kit, ctx));
  };

async function limitPolling({ limits }: Kit, ctx: KoaContextWithOIDC) {
  const { error } = (ctx.body ?? {}) as { error?: string };
  if (error !== 'authorization_pending') return;
  const device = hashed(String(ctx.oidc.params?.device_code));
  const { ok } = await limits.allow(`openid device ${device}`, polling);
  if (!ok) ctx.body = { error: 'slow_down', error_description: 'the device asks too often' };
}

async function limitGuesses(
  kit: Kit,
  organisationId: string,
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
) {
  const { limits } = kit;
  const { ip = '' } = ctx.req as { ip?: string };
  const buckets: [key: string, rate: Rate][] = [
    ...(await ofAddress(kit, 'deviceCodes', organisationId, ip)),
    [quotaKey('allDeviceCodes', organisationId), quotas.allDeviceCodes],
  ];
  for (const [at, bucket] of buckets.entries()) {
    if ((await limits.allow(...bucket)).ok) continue;
    for (const taken of buckets.slice(0, at)) await limits.putBack(...taken);
    setPage(ctx, waitPage('codes'));
    ctx.status = 429;
    return;
  }
  await next();
  // Only a code that nobody knows counts.
  if (!ctx.state.unknownCode) for (const bucket of buckets) await limits.putBack(...bucket);
}
