import { setMaxListeners } from 'node:events';
import { WrongExpectedRevisionError } from '../../../event-store/port.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { nothing, type Reaction } from '../kit/kit.ts';
import { waited } from './notes.ts';
import { keeperOf, loadPlaces, told } from './position.ts';
import { type ReactionWatch, watchReactions } from './watch.ts';
import { startWorker, type Worker } from './worker.ts';

/** Milliseconds between looks for what has become due, and for reactions that are behind. */
const every = { due: 250, behind: 5000 };

/**
 * Notes the log's position for reactions that never ran, so that they will handle every event from now on, also those
 * before a process leads them. Several processes may do so at the same moment.
 */
export async function beginReactions({ store }: Pick<Kit, 'store'>, reactions: readonly Reaction[]) {
  for (;;)
    try {
      await loadPlaces(store, reactions, new AbortController().signal);
      return;
    } catch (error) {
      // Another process has noted something meanwhile, which the next look finds.
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
    }
}

/** Runs reactions until aborted. How far they are, failures and dead letters are recorded in the log. */
export async function runReactions(
  kit: Kit,
  reactions: readonly Reaction[],
  signal: AbortSignal,
  watch: ReactionWatch = watchReactions(kit),
) {
  const over = watch.leads();
  try {
    await runAgain(kit, reactions, signal, watch);
  } finally {
    over();
  }
}

async function runAgain(kit: Kit, reactions: readonly Reaction[], signal: AbortSignal, watch: ReactionWatch) {
  while (!signal.aborted)
    try {
      await runOnce(kit, reactions, signal, watch);
    } catch (error) {
      if (signal.aborted) return;
      kit.log.error({ err: error }, 'reactions begin again');
      await waited(1000, signal);
    }
}

/** Runs reactions from what the log says about them, until something makes that untrue. */
async function runOnce(kit: Kit, reactions: readonly Reaction[], outer: AbortSignal, watch: ReactionWatch) {
  const { store } = kit;
  const mine = new AbortController();
  const signal = AbortSignal.any([outer, mine.signal]);
  setMaxListeners(0, signal);
  const { promise: failing, reject: fail } = Promise.withResolvers<never>();
  failing.catch(() => undefined);
  const { places, head, remember } = await loadPlaces(store, reactions, signal);
  const workers = new Map<string, Worker>();
  const now = () => new Map([...workers].map(([name, worker]) => [name, worker.place()] as const));
  const keeper = keeperOf(store, remember, now, { signal, fail });
  for (const reaction of reactions) {
    const acted = (outcome: unknown) =>
      reaction.outside && outcome !== nothing ? keeper.within(0) : keeper.soon();
    const from = places.get(reaction.name)!;
    workers.set(reaction.name, await startWorker(kit, reaction, from, { signal, acted, fail, head }));
  }
  watch.watches(workers);
  const look = () =>
    watch.look().catch((error) => kit.log.warn({ err: error }, 'reactions could not be looked at'));
  const looking = setInterval(look, every.behind);
  void look();
  const all = [...workers.values()];
  const ticking = setInterval(() => {
    for (const worker of all) worker.tick();
  }, every.due);
  try {
    const following = [...all.map((worker) => worker.follow()), keeper.follow(told(places).position)];
    await Promise.race([failing, Promise.all(following)]);
  } finally {
    clearInterval(ticking);
    clearInterval(looking);
    mine.abort();
    await Promise.all(all.map((worker) => worker.idle()));
    await keeper.close();
  }
}
