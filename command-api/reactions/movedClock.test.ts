import { expect, test } from 'vitest';
import { openRequest } from '../../approvals/requests/open.ts';
import { limits } from '../../domain/limits.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';
import { movedClock } from '../../test/clock.ts';
import { bootstrap } from '../bootstrap.ts';
import { deadlines } from './deadlines.ts';
import { reactingUntilTheEnd } from './testPlaces.ts';

test('a clock that is moved by a year stops at each deadline on the way', async () => {
  const clock = movedClock();
  const kit = await openKit(readConfig({ DATA_DIR: await tempFolder() }), createLog('silent'), clock.now);
  await bootstrap(kit);
  const reactions = await reactingUntilTheEnd(kit, deadlines);
  const from = { target: 'operator console', device: 'Chrome on Windows', ip: '203.0.113.7' };
  const by = { actor: { role: 'visitor', id: 'visitor' }, correlationId: 'test' } as const;
  const opened = [];
  for (const later of [0, limits.approval / 2]) {
    await clock.forward({ reactions }, later);
    const { id } = await openRequest(kit, { kind: 'login', ...from }, by);
    opened.push({ id, due: clock.now() + limits.approval });
  }
  await clock.forward({ reactions }, 365 * 86_400_000);
  for (const { id, due } of opened) {
    const events = await Array.fromAsync(kit.store.readStream(`transaction-${id}`));
    const { type, metadata } = events.at(-1)!;
    expect(type).toBe('TransactionExpired');
    const late = Date.parse((metadata as Metadata).at) - due;
    // The other one is due half of the time later, so this one was not waiting for it.
    expect(late).toBeLessThan(limits.approval / 2);
  }
});
