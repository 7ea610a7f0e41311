import type { IncomingMessage } from 'node:http';
import { isEverywhere } from './everywhere.ts';
import type { Host } from './request/hosts.ts';
import { pathOf, type Step } from './request/plain.ts';

/** Directives by name; null omits one. */
type Policy = Record<string, string | null>;
type SecurityOptions = {
  /** True when browsers use https. */
  https: boolean;
  /** The app that a request is for. */
  host: (request: IncomingMessage) => Host;
  /** Further origins that images may come from (map tiles). */
  images?: readonly string[];
};

/** Sets the security headers of every answer. A route that needs another policy sets its own header afterwards. */
export function securityHeaders({ https, host, images = [] }: SecurityOptions): Step {
  const shown = ["'self'", 'data:', 'blob:', ...images];
  const strict = contentPolicy({ 'img-src': shown.join(' ') }, https);
  // The mailbox shows mails in frames, and nothing else may be framed.
  const frames = contentPolicy({ 'img-src': shown.join(' '), 'frame-src': "'self'" }, https);
  // Emotion, which MUI uses, inserts style elements while the page runs.
  const console = { 'img-src': shown.join(' '), 'style-src': "'self' 'unsafe-inline'" };
  // Help videos chosen by the staff may come from any site too, as pages and as files.
  const players = { 'frame-src': 'https: http:', 'media-src': "'self' https: http:" };
  const policies: Partial<Record<Host['app'], string>> = {
    public: frames,
    admin: contentPolicy(console, https),
    org: contentPolicy({ ...console, ...players }, https),
  };
  const fixed = Object.entries(headers(https));
  // Browsers apply `form-action` to the redirects after a form too, and these pages' forms lead to the application.
  const leaving = contentPolicy({ 'img-src': shown.join(' '), 'form-action': null }, https);
  /** Pages that people see before the console, or without it: they are built without its component library. */
  const ofPage = (path: string) => (/^\/(?:openid-login|idp\/login)\/?$/.test(path) ? leaving : strict);
  return (request, response, next) => {
    const { app } = host(request);
    response.removeHeader('X-Powered-By');
    for (const [name, value] of fixed) response.setHeader(name, value);
    const path = pathOf(request);
    if ((app === 'public' || app === 'org') && path === scanner)
      response.setHeader('Permissions-Policy', permissions('(self)'));
    const own = app === 'org' && isEverywhere(path) ? ofPage(path) : undefined;
    response.setHeader('Content-Security-Policy', own ?? policies[app] ?? strict);
    next();
  };
}

function contentPolicy(more: Policy, https: boolean): string {
  const policy: Policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'media-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...more,
  };
  const directives = Object.entries(policy).flatMap(([name, sources]) =>
    sources === null ? [] : `${name} ${sources}`,
  );
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** The only page that scans codes. */
const scanner = '/app';
/** Signing in by phone reports the location; all other features stay off, for frames too. */
const permissions = (camera: '()' | '(self)') =>
  'publickey-credentials-get=(self), publickey-credentials-create=(self), geolocation=(self), ' +
  `camera=${camera}, microphone=(), payment=(), usb=()`;

const headers = (https: boolean) => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Some paths contain tokens, which must not reach other sites or their logs.
  'Referrer-Policy': 'no-referrer',
  // The page of a payment provider is opened in a window of its own, of which the console has to know when it is closed.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissions('()'),
  // RFC 6797, with the two years that the preload list recommends.
  ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
});
