import { expect, onTestFinished } from 'vitest';
import { positionStream } from '../../event-store/identity/look.ts';
import type { EventStore } from '../../event-store/port.ts';
import type { openKit } from '../../server-kit/start/openKit.ts';
import { until } from '../../test/until.ts';
import type { Reaction } from './kit/kit.ts';
import { newestIn } from './runner/notes.ts';
import { placesIn } from './runner/position.ts';
import { beginReactions, runReactions } from './runner/run.ts';
import { type ReactionWatch, watchReactions } from './runner/watch.ts';

/** The place of a reaction that the log remembers. */
export async function placeOf(store: EventStore, name: string) {
  const { event } = await newestIn(store, positionStream);
  return event && placesIn(event.data as never).get(name);
}
/** Resolves when the reaction has begun, so that it handles every event from now on. */
export const begun = (store: EventStore, name: string) =>
  until(async () => expect(await placeOf(store, name)).toBeDefined());
/** Resolves when the log remembers that the reaction has handled everything up to a position, and that nothing failed. */
export const doneThrough = (store: EventStore, name: string, position: number) =>
  until(async () => {
    const place = await placeOf(store, name);
    expect(place).toMatchObject({ done: [] });
    expect(place).not.toHaveProperty('notes');
    expect(place!.through).toBeGreaterThanOrEqual(position);
  });

/** Runs reactions until the test has finished, and closes the services then. */
export async function reactingUntilTheEnd(
  kit: Awaited<ReturnType<typeof openKit>>,
  reactions: readonly Reaction[],
): Promise<ReactionWatch> {
  await beginReactions(kit, reactions);
  const stopping = new AbortController();
  const watch = watchReactions(kit);
  const running = runReactions(kit, reactions, stopping.signal, watch);
  onTestFinished(async () => {
    stopping.abort();
    await running;
    await kit.close();
  });
  return watch;
}
