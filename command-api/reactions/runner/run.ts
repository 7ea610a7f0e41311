import { setMaxListeners } from 'node:events';
import { WrongExpectedRevisionError } from '../../../event-store/port.ts';
import { type Beginning, follow } from '../../../event-store/reader/follow.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { nothing, type Reaction } from '../kit/kit.ts';
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
  const endLead = watch.leads();
  let running: Awaited<ReturnType<typeof begin>> | undefined;
  const { over } = follow(
    kit.store,
    {
      async from(beginning) {
        running = await begin(kit, reactions, watch, beginning);
        return running.from;
      },
      fold: ({ events }) => running!.passed(events),
      async over() {
        await running?.end();
        running = undefined;
      },
      failed: (error) => kit.log.error({ err: error }, 'reactions begin again'),
    },
    signal,
  );
  await over;
  endLead();
}

/**
 * Begins the reactions where the log says they are. Each reads on at its own pace, so that one whose effects cannot be
 * had holds up no other.
 */
async function begin(
  kit: Kit,
  reactions: readonly Reaction[],
  watch: ReactionWatch,
  { signal, fail }: Beginning,
) {
  setMaxListeners(0, signal);
  const { places, head, remember } = await loadPlaces(kit.store, reactions, signal);
  const workers = new Map<string, Worker>();
  const placesNow = () => new Map([...workers].map(([name, worker]) => [name, worker.place()] as const));
  const keeper = keeperOf(() => remember(placesNow()), fail);
  for (const reaction of reactions) {
    const acted = (outcome: unknown) =>
      reaction.outside && outcome !== nothing ? keeper.within(0) : keeper.soon();
    const from = places.get(reaction.name)!;
    workers.set(reaction.name, await startWorker(kit, reaction, from, { signal, acted, fail, head }));
  }
  const all = [...workers.values()];
  for (const worker of all) worker.follow().catch(fail);
  watch.watches(workers);
  const look = () =>
    watch.look().catch((error) => kit.log.warn({ err: error }, 'reactions could not be looked at'));
  const looking = setInterval(look, every.behind);
  void look();
  const ticking = setInterval(() => {
    for (const worker of all) worker.tick();
    keeper.tick();
  }, every.due);
  return {
    from: told(places).position,
    passed: keeper.passed,
    async end() {
      clearInterval(ticking);
      clearInterval(looking);
      await Promise.all(all.map((worker) => worker.idle()));
      await keeper.close();
    },
  };
}
