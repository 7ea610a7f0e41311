import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextAddress } from '../../clients/http.ts';
import { type Spawned, spawnProduct } from '../../product.ts';
import { type Services, startServices } from '../../services.ts';
import { type Case, desync, hidden, own } from './desyncCases.ts';

let services: Services;
let single: Spawned;
const logged = { LOG_LEVEL: 'info' };
beforeAll(async () => {
  services = await startServices(logged);
  single = await spawnProduct(logged);
});
afterAll(async () => {
  await services?.stop();
  await single?.stop();
});

/** A kind of deployment: its port, and the output of each process that a request may reach. */
type Kind = { port: () => number; outputs: () => string[] };
const kinds: Record<string, Kind> = {
  'front before the services': {
    port: () => services.port,
    outputs: () => ['front', 'command-api', 'query-api'].map(services.output),
  },
  'a service alone': {
    port: () => services.portOf('command-api'),
    outputs: () => [services.output('command-api')],
  },
  'one process': { port: () => single.port, outputs: () => [single.output()] },
};

/** Sends bytes on a connection from its own address, and returns everything received until it was closed. */
async function exchange(port: number, bytes: string, ends = false): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: nextAddress() }).setEncoding('latin1');
  let received = '';
  socket.on('data', (text: string) => {
    received += text;
  });
  // A server that refuses a request halfway may reset the connection while the rest is still being sent.
  socket.on('error', () => {});
  if (ends) socket.end(bytes, 'latin1');
  else socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return received;
}
const statusesIn = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
const idsIn = (answer: string) => [...answer.matchAll(/^x-correlation-id: (\S+)\r$/gim)].map(([, id]) => id);

/** Several simultaneous callers on connections of their own must receive exactly their own answers. */
async function others(port: number): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => randomUUID());
  const answers = await Promise.all(
    ids.map((id) =>
      exchange(
        port,
        `GET /api/captcha HTTP/1.1\r\nHost: localhost\r\nX-Correlation-Id: ${id}\r\nConnection: close\r\n\r\n`,
      ),
    ),
  );
  expect(answers.map(statusesIn)).toEqual(ids.map(() => [200]));
  expect(answers.map(idsIn)).toEqual(ids.map((id) => [id]));
  return ids;
}

/** The number of requests with this id that the process has served. */
const servedIn = (output: string, id: string) =>
  output.split(`"correlationId":"${id}","msg":"request"`).length - 1;

describe.each(Object.entries(kinds))('%s', (kind, { port, outputs }) => {
  // A service reads requests as the one process does, so every third case of each sort shows enough.
  const step = kind === 'a service alone' ? 3 : 1;
  describe.each(Object.entries(desync))('%s', (_, cases) => {
    test.each(cases.filter((_, at) => at % step === 0))('$name', async ({ bytes, statuses, ends }: Case) => {
      const [open, secret] = [randomUUID(), randomUUID()];
      const sent = bytes.replaceAll(own, open).replaceAll(hidden, secret.slice(0, hidden.length));
      const answer = await exchange(port(), sent, ends);
      expect(statuses).toContainEqual(statusesIn(answer));
      // An HTTP/0.9 request has no headers, and so no id.
      const foreign = sent.includes(open) ? idsIn(answer).filter((id) => id !== open) : [];
      expect(foreign).toEqual([]);

      const later = await others(port());
      // Lines are written in order, so once the later ones are there, the earlier ones are too.
      await expect.poll(() => later.map((id) => servedIn(outputs()[0]!, id))).toEqual(later.map(() => 1));
      const most = statusesIn(answer).filter((status) => status > 100).length;
      for (const output of outputs()) {
        expect(output).not.toContain(secret.slice(0, hidden.length));
        expect(servedIn(output, open)).toBeLessThanOrEqual(Math.max(most, 1));
      }
    });
  });
});

test('the table has more than ninety cases', () => {
  const count = Object.values(desync).flat().length;
  console.log(`${count} cases, each against the front and one process, a third against a service alone`);
  expect(count).toBeGreaterThan(90);
});
