import type { IncomingMessage } from 'node:http';
import { invalid } from '../../domain/refusals.ts';
import type { Fault } from '../../domain/sentences/sentences.ts';
import type { Step } from './request/plain.ts';

/** Servers and proxies disagree about bodies with any other method (RFC 9110 section 9.3). */
const mayHaveBody = new Set(['POST', 'PUT', 'PATCH']);

/** Refuses requests that a proxy and this server could read differently, and closes their connection. */
export const refuseAmbiguous: Step = (req, res, next) => {
  const problem = ambiguityOf(req);
  if (problem === undefined) return next();
  res.setHeader('Connection', 'close');
  throw invalid({ field: '', ...problem });
};

function ambiguityOf({
  method = '',
  url = '',
  headers,
  rawHeaders,
  httpVersion,
}: IncomingMessage): Fault | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return { code: 'is.version' };
  const coding = headers['transfer-encoding'];
  const hasBody = coding !== undefined || Number(headers['content-length'] ?? 0) !== 0;
  if (hasBody && !mayHaveBody.has(method)) return { code: 'is.method', values: { method } };
  // RFC 9112 section 6.1
  if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked'))
    return { code: 'is.coding' };
  if (!url.startsWith('/')) return { code: 'is.target' };
  // RFC 9112 section 3.2
  if (hostsIn(rawHeaders) > 1) return { code: 'is.hosts' };
  return undefined;
}

/** The number of Host headers among names and values in turn, without a table of all headers for each request. */
function hostsIn(raw: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < raw.length; at += 2)
    if (raw[at]!.length === 4 && raw[at]!.toLowerCase() === 'host') count += 1;
  return count;
}
