import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Router } from 'express';
import { openapi } from '../api/openapi/openapi.ts';
import { etagOf } from '../server-kit/http/etag.ts';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import type { Kit } from '../server-kit/kit.ts';

/** Serves the key set for back ends that verify tokens themselves (RFC 7517), and the description of all calls. */
export function wellKnown({ jwts, origins, cookies, config }: Kit): Router {
  const router = Router({ caseSensitive: true });
  const description = documentOf(() => JSON.stringify(openapi({ origins, cookies })));
  router.get('/.well-known/jwks.json', (_, res) => {
    const keys = jwts.jwks();
    // Express answers 304 to who has these keys already.
    res.set({ 'Cache-Control': 'public, max-age=300', ETag: etagOf(JSON.stringify(keys)) });
    res.set('Access-Control-Allow-Origin', '*').json(keys);
  });
  // Where a person makes and manages passkeys (Passkey Endpoints, W3C): browsers and password managers link there.
  router.get('/.well-known/passkey-endpoints', (req, res, next) => {
    const host = hostOf(req.headers.host, config.BASE_DOMAIN);
    if (host.app !== 'org') return next();
    const page = `${origins.org(host.subdomain)}/me`;
    res.set('Cache-Control', 'public, max-age=300').json({ enroll: page, manage: page });
  });
  router.get('/openapi.json', (req, res, next) => {
    description(req.acceptsEncodings()).then(({ etag, body, coding }) => {
      // Tools that make clients run in browsers too.
      res.set({ 'Cache-Control': 'public, max-age=300', ETag: etag, 'Access-Control-Allow-Origin': '*' });
      res.vary('Accept-Encoding');
      if (coding) res.set('Content-Encoding', coding);
      res.type('json').send(body);
    }, next);
  });
  return router;
}

const codings = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Makes a text once, when it is first asked for, and each of its codings as well. */
function documentOf(make: () => string) {
  let text: string | undefined;
  const coded = new Map<string, Promise<Buffer>>();
  return async (accepted: string[]) => {
    text ??= make();
    const coding = (['br', 'gzip'] as const).find((each) => accepted.includes(each));
    const etag = etagOf(text, coding);
    if (!coding) return { etag, body: Buffer.from(text), coding };
    const known = coded.get(coding) ?? codings[coding](text);
    coded.set(coding, known);
    return { etag, body: await known, coding };
  };
}
