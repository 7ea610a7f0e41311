import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../event-store/testFolder.ts';
import { createLog } from '../log.ts';
import { readConfig } from '../settings/config.ts';
import { openKit } from '../start/openKit.ts';
import { radiusPorts, silentGateways, tellListening, tellSingleSignOn } from './listening.ts';

async function opened() {
  const time = { now: Date.now() };
  const config = readConfig({ DATA_DIR: await tempFolder() });
  const kit = await openKit(config, createLog('silent'), () => time.now);
  onTestFinished(() => kit.close());
  return { kit, time };
}

test('every process learns on which ports a RADIUS gateway listens, until none has told so for a while', async () => {
  const { kit, time } = await opened();
  expect(await radiusPorts(kit)).toBeNull();
  const ports = { authPort: 11_812, acctPort: null };
  const stop = await tellListening(kit, ports);
  expect(await radiusPorts(kit)).toEqual(ports);
  onTestFinished(await tellListening(kit, ports));
  // The other one listens still.
  await stop();
  expect(await radiusPorts(kit)).toEqual(ports);
  time.now += 21_000;
  expect(await radiusPorts(kit)).toBeNull();
});
test('a gateway is silent until one process tells that it listens, and again once none has for a while', async () => {
  const { kit, time } = await opened();
  expect(await silentGateways(kit)).toEqual(['sso', 'radius']);
  onTestFinished(await tellSingleSignOn(kit));
  const stop = await tellSingleSignOn(kit);
  expect(await silentGateways(kit)).toEqual(['radius']);
  stop();
  expect(await silentGateways(kit)).toEqual(['radius']);
  time.now += 21_000;
  expect(await silentGateways(kit)).toEqual(['sso', 'radius']);
});
