import type { Request, RequestHandler } from 'express';
import type { Host } from './hosts.ts';

type Policy = Record<string, string>;
export type SecurityOptions = {
  /** True when browsers see us on https. */
  https: boolean;
  /** Which app a request is for. */
  host: (request: Request) => Host;
  /** Origins that images may come from besides our own (map tiles). */
  images?: readonly string[];
};

/** Security headers for every answer. A route that needs another policy sets its own header afterwards. */
export function securityHeaders({ https, host, images = [] }: SecurityOptions): RequestHandler {
  const shown = ["'self'", 'data:', 'blob:', ...images];
  const strict = contentPolicy({ 'img-src': shown.join(' ') }, https);
  // The mailbox shows mails in frames; of all that we serve only they may be framed.
  const frames = contentPolicy({ 'img-src': shown.join(' '), 'frame-src': "'self'" }, https);
  // Emotion, under MUI, inserts its styles as elements while the page runs; logos may stand on any https site.
  const console = { 'img-src': [...shown, 'https:'].join(' '), 'style-src': "'self' 'unsafe-inline'" };
  // so may the help videos that the staff chose, as pages and as files
  const players = { 'frame-src': 'https: http:', 'media-src': "'self' https: http:" };
  const policies: Partial<Record<Host['app'], string>> = {
    public: frames,
    admin: contentPolicy({ ...console, 'img-src': shown.join(' ') }, https),
    org: contentPolicy({ ...console, ...players }, https),
  };
  const fixed = headers(https);
  return (request, response, next) => {
    const { app } = host(request);
    response.removeHeader('X-Powered-By');
    response.set(fixed);
    if ((app === 'public' || app === 'org') && request.path === scanner)
      response.set('Permissions-Policy', permissions('(self)'));
    response.set('Content-Security-Policy', policies[app] ?? strict);
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
  const directives = Object.entries(policy).map(([name, sources]) => `${name} ${sources}`);
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** The one page that scans codes. */
const scanner = '/app';
/** Signing in by phone tells the place; all else is for nobody, frames included. */
const permissions = (camera: '()' | '(self)') =>
  'publickey-credentials-get=(self), publickey-credentials-create=(self), geolocation=(self), ' +
  `camera=${camera}, microphone=(), payment=(), usb=()`;

const headers = (https: boolean) => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Tokens stand in some of our paths: no other site, and no log of one, must learn them.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissions('()'),
  // RFC 6797; two years, as the preload list asks for.
  ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
});
