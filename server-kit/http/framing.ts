import type { IncomingMessage } from 'node:http';
import { refuseField } from '../../domain/refusals.ts';
import type { Step } from './request/plain.ts';

/** Servers and proxies disagree about bodies with any other method (RFC 9110 section 9.3). */
const mayHaveBody = new Set(['POST', 'PUT', 'PATCH']);

/** Refuses requests that a proxy and this server could read differently, and closes their connection. */
export const refuseAmbiguous: Step = (req, res, next) => {
  const problem = ambiguityOf(req);
  if (problem === undefined) return next();
  res.setHeader('Connection', 'close');
  refuseField('', problem);
};

function ambiguityOf({
  method = '',
  url = '',
  headers,
  headersDistinct,
  httpVersion,
}: IncomingMessage): string | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'The request must be in HTTP/1.1';
  const coding = headers['transfer-encoding'];
  const hasBody = coding !== undefined || Number(headers['content-length'] ?? 0) !== 0;
  if (hasBody && !mayHaveBody.has(method)) return `A ${method} request must not have a body`;
  // RFC 9112 section 6.1
  if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked'))
    return 'Transfer-Encoding: must be chunked, in HTTP/1.1';
  if (!url.startsWith('/')) return 'The request target must be a path';
  // RFC 9112 section 3.2
  if ((headersDistinct.host?.length ?? 0) > 1) return 'Host: must be there once';
  return undefined;
}
