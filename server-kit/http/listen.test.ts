import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type Spawned, spawnProduct } from '../../test/product.ts';
import { listen } from './listen.ts';

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a request that has arrived when the stop begins is answered, and told that the connection ends', async () => {
  const { port, close } = await listen((_, response) => response.end('ok'), 0);
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  // After a first answer, the server counts each connection as idle.
  for (const socket of sockets) {
    socket.write(get);
    await once(socket, 'data');
    socket.pause();
  }
  for (const socket of sockets) socket.write(get);
  const closed = close();
  for (const answer of await Promise.all(sockets.map((socket) => text(socket))))
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close/i);
  await closed;
});

test('an answer under way is finished, and a stream of events ends', async () => {
  const begun = Promise.withResolvers<() => void>();
  const { port, close } = await listen((req, res) => {
    if (req.url === '/events') res.setHeader('content-type', 'text/event-stream').write('data: 1\n\n');
    else begun.resolve(() => res.end('finished'));
  }, 0);
  const ask = (path: string) => once(request({ port, path }).end(), 'response') as Promise<[IncomingMessage]>;
  const slow = ask('/slow');
  const finish = await begun.promise;
  const [events] = await ask('/events');
  const closed = close();
  expect(await text(events)).toBe('data: 1\n\n');
  finish();
  const [answer] = await slow;
  expect([answer.headers.connection, await text(answer)]).toEqual(['close', 'finished']);
  await closed;
});

/** Milliseconds for which a server that stops keeps idle connections. */
const linger = 200;
/**
 * Asks repeatedly on one connection until an answer announces its end, and counts the answers. A caller that gets no CPU
 * for the linger time after the stop meets a connection that was closed while idle (RFC 9112 section 9.6).
 */
async function caller({ port }: Spawned, stop: { begun: number }, connected: () => void): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let answers = 1; ; answers++) {
    const asked = request({ agent, host: '127.0.0.1', port, path: '/healthz' }).end();
    const replied = once(asked, 'response').catch((error) => {
      if (!asked.reusedSocket || performance.now() - stop.begun < linger) throw error;
    });
    const [answer] = ((await replied) ?? []) as IncomingMessage[];
    if (!answer) return answers - 1;
    await text(answer);
    connected();
    if (answer.headers.connection === 'close') return answers;
  }
}

test('a process that is told to stop under load answers everybody and resets nobody', async () => {
  const product = await spawnProduct();
  const stop = { begun: Number.POSITIVE_INFINITY };
  const connected = Array.from({ length: 16 }, () => Promise.withResolvers<void>());
  const callers = connected.map(({ resolve }) => caller(product, stop, resolve));
  // A connection that the server has not accepted yet would be refused or reset, which is no fault of the stop.
  await Promise.all(connected.map(({ promise }) => promise));
  stop.begun = performance.now();
  const stopped = product.stop();
  const answers = await Promise.all(callers);
  // The server waits up to five seconds for answers under way; here they all come before.
  expect(performance.now() - stop.begun).toBeLessThan(5000);
  await stopped;
  expect(answers).toHaveLength(16);
});
