import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as after, setImmediate as afterAccepting } from 'node:timers/promises';
import { CannotStartError } from '../../event-store/cannotStart.ts';

export type Listening = { port: number; close: () => Promise<void> };
/** How long a connection without a request may still bring one that was on its way when the stop began. */
const linger = 200;
/** How long answers under way may take. */
const patience = 5000;
/**
 * How long an idle connection is kept. Balancers keep theirs for 60 s: whoever closes first must not be this side, or
 * a request that is on its way at that moment is reset.
 */
const idle = 75_000;

/**
 * Listens. The closing lets nobody down who was let in: what was accepted is answered, with `Connection: close`, and
 * streams of events end.
 */
export async function listen(app: RequestListener, port: number): Promise<Listening> {
  const underway = new Set<ServerResponse>();
  let stopping = false;
  const server = createServer((request, response) => {
    underway.add(response);
    response.once('close', () => underway.delete(response));
    if (stopping) response.shouldKeepAlive = false;
    app(request, response);
  });
  server.keepAliveTimeout = idle;
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
  // The turn of the event loop that accepts connections is over: hardly any is left that would be reset.
  await afterAccepting();
  // The HTTP server's own `close` would at once cut connections whose request has arrived and was not read yet.
  const closed = new Promise<boolean>((done) => NetServer.prototype.close.call(server, () => done(true)));
  const late = after(patience, false, { ref: false });
  let isOver = await Promise.race([closed, after(linger, false)]);
  const until = performance.now() + patience;
  while (!isOver && performance.now() < until) {
    server.closeIdleConnections();
    isOver = await Promise.race([closed, late, after(20, false)]);
  }
  server.closeAllConnections();
  await closed;
  server.close();
}

/** In plain words, when it is the port that cannot be had. */
function portTrouble(port: number, error: Error): Error {
  const { code } = error as { code?: unknown };
  const why = code === 'EADDRINUSE' ? 'another process listens there' : 'this user may not listen there';
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return error;
  const text = `Port ${port} cannot be used: ${why} (${code}). Stop the other process, or set PORT to another number.`;
  return new CannotStartError(text, { cause: error });
}
