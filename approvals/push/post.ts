import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { elsewhere } from '../../server-kit/deadline.ts';
import { isPublicUrl, publicLookup } from '../../server-kit/egress.ts';

/** The reply of a push service; `status` 0 when it was not reached. */
type Posted = { status: number; retryAfter: string | undefined };
const unasked: Posted = { status: 0, retryAfter: undefined };

/**
 * Posts to an address that somebody else supplied. It follows no redirects, reads only the headers of the reply, and
 * contacts only public addresses, unless `anywhere`. `patience` is in milliseconds.
 */
export function post(
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  { anywhere = false, patience = elsewhere as number } = {},
): Promise<Posted> {
  if (!anywhere && !isPublicUrl(url)) return Promise.resolve(unasked);
  const { promise, resolve } = Promise.withResolvers<Posted>();
  const request = url.startsWith('https:') ? secure : plain;
  const options = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': body.length },
    signal: AbortSignal.timeout(patience),
    agent: false,
    maxHeaderSize: 16_384,
    ...(!anywhere && { lookup: publicLookup }),
  };
  const asking = request(url, options, (response) => {
    const { statusCode = 0, headers } = response;
    response.destroy();
    resolve({ status: statusCode, retryAfter: headers['retry-after'] });
  });
  // A connection that the server switches to another protocol closes without a response and without an error.
  asking.on('error', () => resolve(unasked)).on('close', () => resolve(unasked));
  asking.end(body);
  return promise;
}
