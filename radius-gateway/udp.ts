import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { CannotStartError } from '../event-store/cannotStart.ts';
import type { Log } from '../server-kit/log.ts';
import type { Gateway } from './gateway.ts';

type Listening = { name: string; host: string; port: number };

/**
 * Listens for datagrams and sends the replies back, from a socket of its own. Throws CannotStartError, with the name of
 * the setting, when the address is taken.
 */
export async function listenUdp(
  answer: Gateway['answer'],
  { name, host, port }: Listening,
  log: Log,
): Promise<{ port: number; close: () => Promise<void> }> {
  const socket = createSocket({ type: host.includes(':') ? 'udp6' : 'udp4', recvBufferSize: 1 << 20 });
  await bound(socket, { name, host, port });
  // Errors of single datagrams, such as an unreachable sender, concern nobody else.
  socket.on('error', (error) => log.warn({ err: error }, 'the RADIUS socket reported an error'));
  let closed = false;
  socket.on('message', async (datagram, { address, port }) => {
    const reply = await answer(datagram, { address, port });
    if (reply && !closed) socket.send(reply, port, address, () => undefined);
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
    socket.bind(port, host);
    await once(socket, 'listening');
  } catch (error) {
    throw new CannotStartError(
      `${name}: UDP port ${port} of ${host} cannot be used (${(error as Error).message}). Choose another, or off.`,
    );
  }
}
