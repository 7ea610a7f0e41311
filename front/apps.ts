import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { refuse } from '../domain/refusals.ts';
import { isProtocolPath } from '../server-kit/access/protocolPaths.ts';
import { isEverywhere } from '../server-kit/http/everywhere.ts';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import type { Config } from '../server-kit/settings/config.ts';
import { type App, buildApps, distOf } from './build.ts';

/**
 * Paths that programs ask for, such as those of RFC 8615: what is not there must not look like a page. Other routes have
 * answered what is there.
 */
const isForPrograms = (path: string) =>
  /^\/(?:\.|(?:healthz|metrics|openid|readyz|saml)(?:\/|$))/i.test(path) || isProtocolPath(path);

const appOf = { public: 'public-ui', org: 'org-ui', admin: 'admin-ui' } as const;
const types = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  html: 'text/html',
  json: 'application/json',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
};

/** Serves the built apps by host. Requests wait until the build is ready; `ready` resolves then. */
export function appsHandler({ BASE_DOMAIN }: Pick<Config, 'BASE_DOMAIN'>, say: (line: string) => void) {
  const ready = buildApps(say);
  ready.catch(() => undefined); // The failure is handled by those who await `ready`.
  const files = Object.fromEntries(Object.values(appOf).map((app) => [app, filesOf(app)]));
  const sdk = filesOf('web-sdk');

  const handler: RequestHandler = (req, res, next) => {
    const host = hostOf(req.headers.host, BASE_DOMAIN);
    if (host.app === 'unknown' || isForPrograms(req.path)) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('Allow', 'GET, HEAD');
      return req.method === 'OPTIONS' ? void res.sendStatus(204) : refuse('request.method');
    }
    ready.then(() => {
      if (host.app === 'public' && req.path.startsWith('/sdk/')) {
        // Other people's pages load this script.
        res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
        req.url = req.url.slice('/sdk'.length);
        return sdk(req, res, next);
      }
      const shared = host.app === 'org' && isShared(req.path);
      files[appOf[shared ? 'public' : host.app]]!(req, res, next);
    }, next);
  };
  return { handler, ready };
}

/**
 * Whether an organisation's host serves this path from the public app: one of its pages, or a file that such a page
 * loads.
 */
function isShared(path: string): boolean {
  if (isEverywhere(path)) return true;
  const [, file] = /^\/((?:assets\/)?[\w-][\w.-]*\.\w+)$/.exec(path) ?? [];
  return file !== undefined && !existsSync(join(distOf(appOf.org), file));
}

/** Files are at the root of an app, with an ending, and in the folder of its hashed assets; other paths are pages. */
const isFile = (path: string) => /^\/(?:assets\/.*|[^/]*\.\w+)$/.test(path);

/** Serves an app's files: hashed assets cacheable for ever, pages always revalidated. */
function filesOf(app: App): RequestHandler {
  const dist = distOf(app);
  const send = express.static(dist, { index: false, redirect: false, dotfiles: 'ignore', setHeaders });
  return (req, res, next) => {
    const path = isFile(req.path) ? req.path : '/index.html';
    req.url = encoded(join(dist, path), path, req, res);
    res.vary('Accept-Encoding');
    send(req, res, (error?: { status?: number }) =>
      error && error.status !== 404 ? next(error) : missing(res),
    );
  };
}

/** Nobody keeps that a file is missing: a proxy in front may ask the old release for one of the new, while that is rolled out. */
const missing = (res: Response) =>
  void res.status(404).set('Cache-Control', 'no-store').type('text').send('404 - Not found');

/** The precompressed file next to the requested one, if the browser accepts it. */
function encoded(file: string, path: string, req: Request, res: Response): string {
  const type = types[path.slice(path.lastIndexOf('.') + 1) as keyof typeof types];
  if (!type || !/^[\w./-]+$/.test(path)) return path;
  const accepted = req.acceptsEncodings();
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    if (accepted.includes(encoding) && existsSync(file + ending)) {
      res.set({ 'Content-Encoding': encoding, 'Content-Type': `${type}; charset=utf-8` });
      return path + ending;
    }
  return path;
}

const isConsole = (file: string) => [appOf.org, appOf.admin].some((app) => file.startsWith(distOf(app)));
function setHeaders(res: Response, file: string) {
  // By their ending alone, TypeScript's declarations would be videos.
  if (file.endsWith('.d.ts')) res.set('Content-Type', 'text/plain; charset=utf-8');
  if (/[/\\]assets[/\\]/.test(file)) res.set('Cache-Control', 'public, max-age=31536000, immutable');
  // Nothing of a console is kept, so that nobody comes back to it after its session has ended.
  else res.set('Cache-Control', isConsole(file) ? 'no-store' : 'no-cache');
}
