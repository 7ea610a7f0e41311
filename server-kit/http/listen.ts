import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as after, setImmediate as afterReading } from 'node:timers/promises';
import { CannotStartError } from '../../event-store/cannotStart.ts';
import { answerUnread } from './unreadRequests.ts';

export type Listening = { port: number; close: () => Promise<void> };
/** The time, in milliseconds, for requests on idle connections that were on their way when the stop began. */
const linger = 200;
/** The time, in milliseconds, for answers under way to finish after the stop began. */
const patience = 5000;
/**
 * The time, in milliseconds, that an idle connection is kept. Load balancers keep theirs for 60 s and must close first;
 * if the server does, a request on its way at that moment is reset.
 */
const idle = 75_000;
/**
 * The times, in milliseconds, that a caller may take to send the headers of a request and the whole request, the pause
 * between two looks for callers who take longer, and how long nothing may move on a connection whose caller does not read.
 */
const usual = {
  ...{ headersTimeout: 60_000, requestTimeout: 300_000, connectionsCheckingInterval: 30_000 },
  timeout: 300_000,
};

/**
 * Listens on a port. `close` still answers every accepted request, with `Connection: close`, and ends streams of
 * events.
 */
export async function listen(app: RequestListener, port: number, times = usual): Promise<Listening> {
  const underway = new Set<ServerResponse>();
  let stopping = false;
  const server = createServer(times, (request, response) => {
    underway.add(response);
    response.once('close', () => underway.delete(response));
    if (stopping) response.shouldKeepAlive = false;
    app(request, response);
  });
  server.keepAliveTimeout = idle;
  server.timeout = times.timeout;
  answerUnread(server, underway);
  await new Promise<void>((resolve, reject) =>
    server.once('error', (error) => reject(portTrouble(port, error))).listen(port, resolve),
  );
  async function close() {
    stopping = true;
    for (const response of underway) {
      response.shouldKeepAlive = false;
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) response.end();
    }
    await ended(server);
  }
  return { port: (server.address() as AddressInfo).port, close };
}

async function ended(server: Server) {
  // The event loop has accepted the waiting connections by then, so hardly any of them will be reset.
  await afterReading();
  // The HTTP server's own `close` would cut connections whose request has arrived but was not read yet.
  const closed = new Promise<boolean>((done) => NetServer.prototype.close.call(server, () => done(true)));
  const late = after(patience, false, { ref: false });
  let isOver = await Promise.race([closed, after(linger, false)]);
  const until = performance.now() + patience;
  while (!isOver && performance.now() < until) {
    // Timers come before reading in a turn of the event loop: after a stall, requests that have arrived look idle.
    await afterReading();
    server.closeIdleConnections();
    isOver = await Promise.race([closed, late, after(20, false)]);
  }
  server.closeAllConnections();
  await closed;
  server.close();
}

/** Explains in plain words that the port cannot be used; other errors stay as they are. */
function portTrouble(port: number, error: Error): Error {
  const { code } = error as { code?: unknown };
  const why = code === 'EADDRINUSE' ? 'another process listens there' : 'this user may not listen there';
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return error;
  const text = `Port ${port} cannot be used: ${why} (${code}). Stop the other process, or set PORT to another number.`;
  return new CannotStartError(text, { cause: error });
}
