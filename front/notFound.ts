import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import type { LanguageTag } from '../domain/languages.ts';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import { languageOf } from '../server-kit/http/request/languages.ts';
import type { Config } from '../server-kit/settings/config.ts';
import { notFoundWords } from './words.ts';

const theme = join(import.meta.dirname, '../web-kit/look/theme.css');
const style = `
body { display: grid; place-content: center; gap: 1rem; min-height: 100vh; margin: 0; text-align: center;
  background: var(--paper); color: var(--ink); font-family: system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; } p { margin: 0; } a { color: var(--brand); }`;
const page = (home: string, language: LanguageTag) => {
  const { title, text, link } = notFoundWords[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="stylesheet" href="/not-found.css"></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${home}">${link}</a></p></main></body></html>`;
};

/** The page for an organisation's address that does not exist, in the language that the browser asks for. */
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
      const language = languageOf(req);
      res.status(404).set({ 'Cache-Control': 'no-store', 'Content-Language': language });
      res.type('html').send(page(PUBLIC_ORIGIN, language));
    }, next);
  });
  return router;
}
