import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { calls } from '../api/calls.ts';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import type { Config } from '../server-kit/settings/config.ts';
import { callsPage } from './guideCalls.ts';
import { contents, guide, layout, missing } from './guidePages.ts';
import { searched } from './guideSearch.ts';
import { inOrder, readPages } from './guides.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
type Source = { folder?: string };

/** The guides of a folder as pages under `/docs` on the base host. DOCS_URL may name another place for the front page. */
export function docs(
  config: Pick<Config, 'BASE_DOMAIN' | 'DOCS_URL' | 'PUBLIC_ORIGIN'>,
  { folder = join(root, 'docs') }: Source = {},
): Router {
  const { BASE_DOMAIN, DOCS_URL } = config;
  const router = Router();
  const pages = once(() => inOrder([...readPages(folder, config), callsPage(calls, config)]));
  const css = once(() => ['web-kit/look/theme.css', 'front/docs.css'].map(read).join('\n'));
  const js = once(() => read('front/docs.js'));
  const elsewhere = /^\/docs\/?$/.test(DOCS_URL) ? undefined : DOCS_URL;

  router.use('/docs', (req, res, next) => {
    if (hostOf(req.headers.host, BASE_DOMAIN).app !== 'public') return next('router');
    res.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy });
    next();
  });
  router.get('/docs', (_, res) => {
    if (elsewhere) return res.redirect(302, elsewhere);
    res.type('html').send(layout(pages(), contents(pages())));
  });
  router.get('/docs/docs.css', (_, res) => void res.type('css').send(css()));
  router.get('/docs/docs.js', (_, res) => void res.type('js').send(js()));
  router.get(
    '/docs/search',
    (req, res) => void res.type('html').send(layout(pages(), searched(pages(), req.query.q))),
  );
  // Only names of files in the folder are looked up, so that no name leads out of it.
  router.get('/docs/*path', (req, res) => {
    const { path } = req.params as unknown as { path: string[] };
    const page = pages().find(({ name }) => path.length === 1 && name === path[0]);
    if (!page) res.status(404).set('Cache-Control', 'no-store');
    res.type('html').send(layout(pages(), page ? guide(page) : missing));
  });
  return router;
}

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
