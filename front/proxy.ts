import { Agent, request } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { EventStoreUnavailableError } from '../event-store/port.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** Headers of one hop alone (RFC 9110 section 7.6.1). */
const hop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const passed = (headers: Request['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hop.includes(name)));

/** Passes requests on to the server at `target` (an origin): its Host stays, the caller's address is told. */
export function proxyTo(target: string): RequestHandler {
  const { hostname, port } = new URL(target);
  return (req, res, next) => {
    const headers = {
      ...passed(req.headers),
      'x-forwarded-for': req.ip ?? '',
      'x-correlation-id': String(res.locals.correlationId),
    };
    const options = {
      agent,
      hostname,
      port,
      method: req.method,
      path: req.originalUrl,
      headers,
      timeout: 30_000,
    };
    const onward = request(options, (answer) => {
      for (const name of res.getHeaderNames()) if (name in answer.headers) res.removeHeader(name);
      res.writeHead(answer.statusCode!, passed(answer.headers));
      answer.pipe(res);
      answer.on('error', () => res.destroy());
    });
    onward.on('timeout', () => onward.destroy(new Error('the server behind did not answer in time')));
    onward.on('error', (error) => failed(error, res, next));
    res.on('close', () => res.writableFinished || onward.destroy());
    req.pipe(onward);
  };
}

/** Nobody answers behind: the caller may try again soon. */
function failed(error: Error, res: Response, next: (error: unknown) => void) {
  if (res.headersSent) res.destroy();
  else if (!res.destroyed) next(new EventStoreUnavailableError(error.message));
}
