import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Served } from '../served.ts';

/** The relation between somebody and the provider who signs them in (OpenID Connect Discovery 1.0 section 2). */
const issuerRelation = 'http://openid.net/specs/connect/1.0/issuer';
const longest = 1024;

/**
 * Says who signs somebody in (RFC 7033): this organisation, whoever is asked for, so that nobody learns who has an
 * account. Answers 400 to a question without one resource that is an absolute URI.
 */
export async function answerWebfinger({ issuer }: Served, req: IncomingMessage, res: ServerResponse) {
  const { searchParams } = new URL(req.url ?? '', issuer);
  const [resource = '', ...more] = searchParams.getAll('resource');
  const isRight = resource.length <= longest && URL.canParse(resource) && !more.length;
  const relations = searchParams.getAll('rel');
  const isAsked = !relations.length || relations.includes(issuerRelation);
  const told = { subject: resource, links: isAsked ? [{ rel: issuerRelation, href: issuer }] : [] };
  const text = JSON.stringify(isRight ? told : { error: 'invalid_request' });
  res.writeHead(isRight ? 200 : 400, {
    ...{ 'Content-Type': 'application/jrd+json', 'Content-Length': Buffer.byteLength(text) },
    // RFC 7033 section 5 wants scripts of every site to be able to ask.
    'Access-Control-Allow-Origin': '*',
  });
  res.end(req.method === 'HEAD' ? undefined : text);
}
