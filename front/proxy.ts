import { Agent } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { createProxyServer } from 'httpxy';
import { EventStoreUnavailableError } from '../event-store/port.ts';

/** How long a server behind may stay silent; a stream of events says something more often than that. */
const patience = 30_000;
/** A stream of events keeps its connection: the number of connections is limited where requests come in. */
const agent = new Agent({ keepAlive: true });
const proxy = createProxyServer({ agent, proxyTimeout: patience });

/** Headers that concern one connection alone (RFC 9110 section 7.6.1). The framing of the body is left to the library. */
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

// Whether the caller's connection goes on is between the caller and this server.
proxy.on('proxyRes', ({ headers }, _, res) => {
  delete headers['keep-alive'];
  headers.connection = (res as Response).shouldKeepAlive ? 'keep-alive' : 'close';
  // Whoever listens to events hears at once that there is a stream, and not only with its first event.
  if (headers['content-type']?.startsWith('text/event-stream'))
    process.nextTick(() => res.headersSent || res.flushHeaders());
});
// A request that was answered here meanwhile, as too slow, is given up behind.
proxy.on('proxyReq', (asked, _, res) => {
  res.once('close', () => asked.destroyed || asked.destroy());
});

/** Passes requests on to the server at `target` (an origin): its Host stays, the caller's address is told. */
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

/** When nobody answers behind, the caller may try again soon. */
function failed(error: Error, res: Response, next: (error: unknown) => void) {
  if (res.headersSent) res.destroy();
  else if (!res.destroyed) next(new EventStoreUnavailableError(error.message));
}
