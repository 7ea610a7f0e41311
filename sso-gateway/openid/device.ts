import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Rate } from '../../event-store/records/buckets.ts';
import { ofAddress, quotaKey } from '../../server-kit/calls/quota.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { quotas } from '../../server-kit/limits/quotas.ts';
import { hashed } from '../once.ts';
import { escaped, page } from '../pages.ts';
import { routes } from './routes.ts';

/** The text of a page about the code that was entered before, by the name of the library's error. */
const problems: Record<string, string> = {
  NotFoundError: 'This code is not known. Look at your device and try again.',
  NoCodeError: 'Enter the code that your device shows.',
  ExpiredError: 'This code has expired. Let your device show a new one.',
  AlreadyUsedError: 'This code has been used already. Let your device show a new one.',
  AbortedError: 'Your device was not signed in. You can close this page.',
};
const otherProblem = 'Your device was not signed in. Let it show a new code and try again.';

function enterPage({ oidc }: KoaContextWithOIDC, error?: Error) {
  const problem = error && (problems[error.name] ?? otherProblem);
  const action = oidc.urlFor('code_verification');
  const { secret: xsrf } = oidc.session!.state as { secret: string };
  return page(
    'Sign in a device',
    `${problem ? `<p role="alert" id="problem">${problem}</p>` : ''}
    <form method="post" action="${action}"><input type="hidden" name="xsrf" value="${xsrf}">
    <label for="code">Code shown on your device</label>
    <input id="code" name="user_code" type="text" maxlength="20" autocomplete="off" autocapitalize="characters"
      spellcheck="false" required autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
    <button type="submit">Continue</button></form>`,
  );
}
const confirmPage = (form: string, name: string, code: string) =>
  page(
    'Sign in a device',
    `<p>Sign in to <strong>${escaped(name)}</strong> on the device that shows this code:</p>
    <p class="code">${escaped(code)}</p>
    <p>Continue only if you have the device before you and started this yourself. Nobody will ever ask you for this by
    phone or mail.</p>${form}
    <button form="op.deviceConfirmForm" type="submit" autofocus>Continue</button>
    <button form="op.deviceConfirmForm" type="submit" class="quiet" name="abort" value="yes">Cancel</button>`,
  );
const donePage = (name: string) =>
  page(
    'Login Successful',
    `<p>Your device is signed in to <strong>${escaped(name)}</strong>. You can close this page and go back to it.</p>`,
  );

const waitPage = page(
  'Please wait',
  '<p>Too many unknown codes have been entered. Wait a quarter of an hour, then try again.</p>',
);

/** The device flow (RFC 8628) with pages in the look of the product. */
export const devicePages = {
  enabled: true,
  deviceInfo: () => ({}),
  userCodeInputSource(ctx: KoaContextWithOIDC, _form: string, _?: unknown, error?: Error) {
    ctx.type = 'html';
    ctx.body = enterPage(ctx, error);
    if (error?.name === 'NotFoundError') ctx.state.unknownCode = true;
  },
  userCodeConfirmSource(
    ctx: KoaContextWithOIDC,
    form: string,
    client: { clientName?: string | undefined },
    _: unknown,
    code: string,
  ) {
    ctx.type = 'html';
    ctx.body = confirmPage(form, client.clientName ?? '', code);
  },
  successSource(ctx: KoaContextWithOIDC) {
    ctx.type = 'html';
    ctx.body = donePage(ctx.oidc.client?.clientName ?? '');
  },
} as const;

/**
 * Sends a browser without a session from every other page of the device flow to the first, which begins one. The library
 * keeps no session that begins while it refuses.
 */
export const withSession =
  (name: string, options: { signed: boolean }) => (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    const page = routes.code_verification;
    const at = ctx.path.toLowerCase().replace(/\/$/, '');
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
    if (ctx.path === routes.code_verification) return limitGuesses(kit, organisationId, ctx, next);
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
    await ofAddress(kit, 'deviceCodes', organisationId, ip),
    [quotaKey('allDeviceCodes', organisationId), quotas.allDeviceCodes],
  ];
  for (const [at, bucket] of buckets.entries()) {
    if ((await limits.allow(...bucket)).ok) continue;
    for (const taken of buckets.slice(0, at)) await limits.putBack(...taken);
    ctx.type = 'html';
    ctx.body = waitPage;
    ctx.status = 429;
    return;
  }
  await next();
  // Only a code that nobody knows counts.
  if (!ctx.state.unknownCode) for (const bucket of buckets) await limits.putBack(...bucket);
}
