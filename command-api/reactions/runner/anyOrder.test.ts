import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RecoveryOpened } from '../../../domain/recovery/events.ts';
import { createLog } from '../../../server-kit/log.ts';
import { readConfig } from '../../../server-kit/settings/config.ts';
import { openKit } from '../../../server-kit/start/openKit.ts';
import { until } from '../../../test/until.ts';
import { on } from '../kit/kit.ts';
import { begun } from '../testPlaces.ts';
import { runReactions } from './run.ts';

test('work that is due earlier does not wait behind earlier events, also after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  let now = Date.now();
  const kit = await openKit(readConfig({ DATA_DIR: folder }), createLog('silent'), () => now);
  const seen: string[] = [];
  const reaction = on(
    RecoveryOpened,
    'wake-up',
    async ({ target }) => seen.push(target.id),
    ({ readyAt }) => Date.parse(readyAt),
    { anyOrder: true },
  );
  const run = () => {
    const stopping = new AbortController();
    const running = runReactions(kit, [reaction], stopping.signal);
    return async () => {
      stopping.abort();
      await running;
    };
  };
  const happens = (id: string, inHours: number) => {
    const readyAt = new Date(now + inHours * 3_600_000).toISOString();
    const event = { id, ...RecoveryOpened({ round: id, readyAt, expiresAt: readyAt }) };
    const metadata = { version: 1, correlationId: id };
    return kit.store.append(`recovery-${id}`, [{ ...event, metadata }], 'no_stream');
  };
  let stop = run();
  await begun(kit.store, 'wake-up');
  await happens('late', 48);
  await happens('soon', 1);
  await happens('now', 0);
  await until(() => expect(seen).toEqual(['now']));
  await stop();
  stop = run();
  now += 2 * 3_600_000;
  await until(() => expect(seen).toEqual(['now', 'soon']));
  now += 48 * 3_600_000;
  await until(() => expect(seen).toEqual(['now', 'soon', 'late']));
  await stop();
  await kit.close();
  await rm(folder, { recursive: true });
});
