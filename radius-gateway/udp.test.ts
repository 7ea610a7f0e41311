import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '../server-kit/log.ts';
import { listenUdp } from './udp.ts';

/** A socket that answers by this function, a client of it, and what it wrote to the log. */
async function listening(answer: Parameters<typeof listenUdp>[0]) {
  const written: string[] = [];
  const write = (_: object, message: string) => void written.push(message);
  const log = { warn: write, error: write } as unknown as Log;
  const { port, close } = await listenUdp(
    answer,
    { name: 'RADIUS_AUTH_PORT', host: '127.0.0.1', port: 0 },
    log,
  );
  const client = createSocket('udp4');
  onTestFinished(async () => {
    client.close();
    await close();
  });
  const send = (text: string) => client.send(text, port, '127.0.0.1');
  const reply = () => once(client, 'message').then(([message]) => String(message));
  return { send, reply, written };
}

test('a datagram that cannot be answered, or whose answer cannot be sent, keeps no other from its reply', async () => {
  const { send, reply, written } = await listening(async (datagram, sender) => {
    const asked = String(datagram);
    if (asked === 'broken') throw new Error('no answer');
    // A sender can forge this source port, to which nothing can be sent.
    if (asked === 'unsendable') sender.port = 0;
    return Buffer.from(asked);
  });
  const answered = reply();
  for (const asked of ['broken', 'unsendable', 'whole']) send(asked);
  expect(await answered).toBe('whole');
  expect(written).toEqual(Array(2).fill('a RADIUS datagram could not be answered'));
});
