import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { isFromThisMachine, isFromThisMachineByProxy } from './loopback.ts';

/** An address of this machine that its network can reach too. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

/** A server's decision about a caller that uses this address and sends these headers. */
async function asked(address: string, headers: Record<string, string>, trust: false | number | string) {
  const app = express().set('trust proxy', trust);
  app.use((req, res) => void res.json([isFromThisMachine(req), isFromThisMachineByProxy(req)]));
  const server = createServer(app).listen(0, '0.0.0.0');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://${address}:${port}`, { headers })).json();
}
const local = '127.0.0.1';
const from = (caller: string) => ({ 'x-forwarded-for': caller });

test('a program on this machine is known by its connection', async () => {
  expect(await asked(local, {}, false)).toEqual([true, true]);
  expect(await asked(local, {}, 'loopback')).toEqual([true, true]);
});

test('a proxy on this machine speaks for who it says, and only where it is trusted', async () => {
  expect(await asked(local, from(local), 'loopback')).toEqual([false, true]);
  expect(await asked(local, from('203.0.113.9'), 'loopback')).toEqual([false, false]);
  expect(await asked(local, from(`${local}, 203.0.113.9`), 1)).toEqual([false, false]);
  expect(await asked(local, from(local), false)).toEqual([false, false]);
  expect(await asked(local, { 'x-real-ip': '203.0.113.9' }, 1)).toEqual([false, false]);
});

test.skipIf(!outside)(
  'who comes from the network is no program on this machine, whatever the headers say',
  async () => {
    for (const trust of [false, 1, 'loopback', 'uniquelocal'] as const)
      expect([trust, await asked(outside!, from(local), trust)]).toEqual([trust, [false, false]]);
    expect(await asked(outside!, {}, 1)).toEqual([false, false]);
  },
);
