import { fork } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { code } from '../../radius-gateway/protocol/codes.ts';
import { type Packet, parsePacket } from '../../radius-gateway/protocol/packet.ts';
import { request } from '../../radius-gateway/protocol/testRequests.ts';
import { addressOf, applications, clientOf, guestOf, nameOf, secret } from './network.ts';

/** A job for the generator. */
export type Asked =
  /** Requests for this many users from this many clients, with this many under way, for some seconds. */
  | { what: 'load'; port: number; users: number; clients: number; atOnce: number; seconds: number }
  /** Requests for this many guests, from the guest `from` on. The clients then wait for the replies. */
  | { what: 'wait'; port: number; from: number; count: number }
  /** Requests, forgeries and nonsense from all over 127/8 for some seconds. */
  | { what: 'flood'; port: number; clients: number; seconds: number };
export type Loaded = { done: number; lost: number };
type Load = Extract<Asked, { what: 'load' }>;

/** The number of users who sign in. */
const busy = 10_000;
/** Milliseconds after which a reply counts as lost. */
const patience = 1000;
const key = Buffer.from(secret);

/** Runs the generator in a process of its own, so that its work is not attributed to a server. */
export function startGenerator() {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    async send(asked: Asked): Promise<Loaded> {
      child.send(asked);
      const [loaded] = (await once(child, 'message')) as [Loaded];
      return loaded;
    },
    stop: () => child.disconnect(),
  };
}
export type Generator = ReturnType<typeof startGenerator>;

async function socketAt(address: string): Promise<Socket> {
  const socket = createSocket({ type: 'udp4', lookup: (host, _, done) => done(null, host, 4) });
  const listening = once(socket, 'listening');
  socket.bind(0, address);
  await listening;
  return socket;
}

/** Sends the requests of one client, each when the reply to the last has come or counts as lost. */
async function lane(n: number, load: Load, take: () => string, loaded: Loaded) {
  const step = Math.max(1, Math.floor(load.clients / load.atOnce));
  const socket = await socketAt(addressOf((n * step) % load.clients));
  const end = performance.now() + load.seconds * 1000;
  const { promise, resolve } = Promise.withResolvers<void>();
  let identifier = 0;
  let late: NodeJS.Timeout;
  const next = () => {
    clearTimeout(late);
    if (performance.now() > end) return void socket.close(() => resolve());
    identifier = (identifier + 1) & 255;
    socket.send(request(key, { identifier, username: take(), password: 'anything' }), load.port, '127.0.0.1');
    late = setTimeout(() => {
      loaded.lost++;
      next();
    }, patience);
  };
  socket.on('message', (reply) => {
    if (reply[1] !== identifier) return;
    const { code: type, sealedAt } = parsePacket(reply) as Packet;
    if (type !== code.accessReject || sealedAt === null) throw new Error(`a reply of code ${type}`);
    loaded.done++;
    next();
  });
  next();
  await promise;
}

async function generate(load: Load): Promise<Loaded> {
  const loaded = { done: 0, lost: 0 };
  const among = Math.min(busy, load.users);
  let at = 0;
  const take = () => nameOf((at++ % among) * Math.floor(load.users / among));
  await Promise.all(Array.from({ length: load.atOnce }, (_, n) => lane(n, load, take, loaded)));
  return loaded;
}

/** The sockets and requests of clients that wait, by the number of the first guest. */
const waiting = new Map<number, { socket: Socket; requests: Buffer[] }[]>();
/** Sends the requests for guests, or sends them again. One socket has no more of them than there are identifiers. */
async function wait({ port, from, count }: Extract<Asked, { what: 'wait' }>): Promise<Loaded> {
  if (!waiting.has(from))
    waiting.set(
      from,
      await Promise.all(
        Array.from({ length: applications }, async (_, n) => {
          const guests = Array.from({ length: count }, (_, each) => from + each).filter(
            (guest) => guest % applications === n,
          );
          const requests = guests.map((guest, identifier) =>
            request(key, { identifier, username: guestOf(guest), password: 'anything' }),
          );
          return { socket: await socketAt(clientOf(n)), requests };
        }),
      ),
    );
  for (const { socket, requests } of waiting.get(from)!)
    for (const bytes of requests) socket.send(bytes, port, '127.0.0.1');
  return { done: count, lost: 0 };
}

/** A datagram that strangers can send, or a client's request for a user who is refused. */
function anything(): Buffer {
  const bytes = request(randomInt(3) ? key : randomBytes(16), {
    identifier: randomInt(256),
    username: nameOf(randomInt(10)),
    password: 'anything',
    sealed: randomInt(4) > 0,
  });
  if (randomInt(4)) return bytes;
  if (randomInt(2)) return randomBytes(randomInt(1, 5000));
  bytes[randomInt(bytes.length)]! ^= 1 + randomInt(255);
  return bytes;
}
async function flood({ port, clients, seconds }: Extract<Asked, { what: 'flood' }>): Promise<Loaded> {
  const loaded = { done: 0, lost: 0 };
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const strangers = Array.from(
      { length: 80 },
      () => `127.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`,
    );
    const known = Array.from({ length: 20 }, () => addressOf(randomInt(clients)));
    const sockets = await Promise.all([...strangers, ...known].map(socketAt));
    for (let n = 0; n < 5000 && performance.now() < end; n++) {
      sockets[n % sockets.length]!.send(anything(), port, '127.0.0.1');
      loaded.done++;
      if (n % 50 === 0) await pause(5);
    }
    for (const socket of sockets) socket.close();
  }
  return loaded;
}

const work = (asked: Asked) =>
  asked.what === 'load' ? generate(asked) : asked.what === 'wait' ? wait(asked) : flood(asked);
if (import.meta.main) {
  process.on('message', async (asked: Asked) => process.send!(await work(asked)));
  process.on('disconnect', () => process.exit());
}
