import { Agent } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { createProxyServer } from 'httpxy';
import { EventStoreUnavailableError } from '../event-store/port.ts';

/** Milliseconds that a server behind may stay silent. Streams of events send something more often than that. */
const patience = 30_000;
/**
 * The number of connections has no limit, because a stream of events occupies its connection; requests are limited
 * where they come in.
 */
const agent = new Agent({ keepAlive: true });
const proxy = createProxyServer({ agent, proxyTimeout: patience });

/** Hop-by-hop headers (RFC 9110 section 7.6.1). The framing of the body is left to the library. */
const ofOneConnection = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

// Whether the caller's connection is kept alive is decided between the caller and this server.
proxy.on('proxyRes', ({ headers }, _, res) => {
  delete headers['keep-alive'];
  headers.connection = (res as Response).shouldKeepAlive ? 'keep-alive' : 'close';
  // Send the headers of a stream of events at once, so that the listener need not wait for its first event.
  if (headers['content-type']?.startsWith('text/event-stream'))
    process.nextTick(() => res.headersSent || res.flushHeaders());
});
// A request that this server has already answered, because it took too long, is aborted at the server behind.
proxy.on('proxyReq', (asked, _, res) => {
  res.once('close', () => asked.destroyed || asked.destroy());
});

/** Forwards requests to the server at `target` (an origin). The Host header stays, and the caller's address is added. */
export function proxyTo(target: string): RequestHandler {
  return (req, res, next) => {
    for (const name of ofOneConnection) delete req.headers[name];
    req.url = req.originalUrl;
    const headers = {
      'x-forwarded-for': req.ip ?? '',
      'x-correlation-id': String(res.locals.correlationId),
    };
    proxy.web(req, res, { target, headers }).catch((error) => failed(error, res, next));
  };
}

/** When the server behind is unreachable, the caller is told to try again soon. */
function failed(error: Error, res: Response, next: (error: unknown) => void) {
  if (res.headersSent) res.destroy();
  else if (!res.destroyed) next(new EventStoreUnavailableError(error.message));
}
