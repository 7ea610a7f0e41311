import { createSocket, type Socket, type SocketOptions } from 'node:dgram';
import { lookup } from 'node:dns';
import { once } from 'node:events';
import { CannotStartError } from '../event-store/cannotStart.ts';
import type { Log } from '../server-kit/log.ts';
import type { Reply, Sender } from './answering.ts';

type Lookup = NonNullable<SocketOptions['lookup']>;
type Listening = { name: string; host: string; port: number };

/**
 * Listens for datagrams and sends the replies back, from a socket of its own. Throws CannotStartError, with the name of
 * the setting, when the address is taken.
 */
export async function listenUdp(
  answer: (datagram: Buffer, sender: Sender) => Reply,
  { name, host, port }: Listening,
  log: Log,
): Promise<{ port: number; close: () => Promise<void> }> {
  let look: Lookup = lookup;
  const socket = createSocket({
    type: host.includes(':') ? 'udp6' : 'udp4',
    recvBufferSize: 1 << 20,
    lookup: (name, options, done) => look(name, options, done),
  });
  await bound(socket, { name, host, port });
  const family = host.includes(':') ? 6 : 4;
  // From here on only senders are looked up, which are addresses.
  look = (address, _, done) => done(null, address, family);
  // Errors of single datagrams, such as an unreachable sender, concern nobody else.
  socket.on('error', (error) => log.warn({ err: error }, 'the RADIUS socket reported an error'));
  let closed = false;
  // Without a callback, which would cost a turn of the queue; a failure is an error of the socket.
  const send = (reply: Buffer | null, { address, port }: Sender) => {
    if (reply && !closed) socket.send(reply, port, address);
  };
  socket.on('message', (datagram, { address, port }) => {
    const sender = { address, port };
    answer(datagram, sender)
      .then((reply) => send(reply, sender))
      .catch((error) => log.error({ err: error }, 'a RADIUS datagram could not be answered'));
  });
  return {
    port: socket.address().port,
    async close() {
      closed = true;
      const over = once(socket, 'close');
      socket.close();
      await over;
    },
  };
}

async function bound(socket: Socket, { name, host, port }: Listening) {
  try {
    const listening = once(socket, 'listening');
    socket.bind(port, host);
    await listening;
  } catch (error) {
    throw new CannotStartError(
      `${name}: UDP port ${port} of ${host} cannot be used (${(error as Error).message}). Choose another, or off.`,
    );
  }
}
