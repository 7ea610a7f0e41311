import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import type { Config } from '../server-kit/settings/config.ts';

const theme = join(import.meta.dirname, '../web-kit/look/theme.css');
const style = `
body { display: grid; place-content: center; gap: 1rem; min-height: 100vh; margin: 0; text-align: center;
  background: var(--paper); color: var(--ink); font-family: system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; } p { margin: 0; } a { color: var(--brand); }`;
const page = (home: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>404 - Page not found</title>
<link rel="stylesheet" href="/not-found.css"></head>
<body><main><h1>404 - Page not found</h1><p>No organization has this address.</p><p><a href="${home}">Go to the home page</a></p></main></body></html>`;

/** The page for an organisation's address that does not exist. */
export function notFound(
  { BASE_DOMAIN, PUBLIC_ORIGIN }: Config,
  exists: (subdomain: string) => Promise<boolean>,
): Router {
  const router = Router();
  let css: string | undefined;
  router.get('/not-found.css', (_, res) => {
    css ??= readFileSync(theme, 'utf8') + style;
    res.set('Cache-Control', 'public, max-age=3600').type('css').send(css);
  });
  router.use((req, res, next) => {
    const host = hostOf(req.headers.host, BASE_DOMAIN);
    if (host.app !== 'org') return next();
    exists(host.subdomain).then((there) => {
      if (there) return next();
      res.status(404).set('Cache-Control', 'no-store').type('html').send(page(PUBLIC_ORIGIN));
    }, next);
  });
  return router;
}
