import type { Claim, Command } from '../../domain/kit.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { isUnavailable } from '../../server-kit/errors.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Cause } from './kit/cause.ts';
import { AwayError, type Tell } from './kit/kit.ts';
import { FencedError } from './runner/fence.ts';

/** The children of one cascade that are ended side by side. */
const atOnce = 16;
/** Children that may fail before the cascade leaves the remaining ones for its next attempt. */
const mostFailures = 100;

/** Children that count under no limit: their ids in pages, and how many pages there are. */
export type Pages = { pages: AsyncIterable<readonly string[]>; of: number };
/**
 * Children of one kind: the limit that they count under, or their pages, and the command that ends one of them, or other work
 * for one.
 */
export type Children = readonly [from: Claim | Pages, does: Command | ((id: string) => Promise<unknown>)];

/** Whether further children would fail as well, because the cause is not the child itself. */
const isGeneral = (error: unknown) =>
  error instanceof AwayError || error instanceof FencedError || isUnavailable(error);

/**
 * Ends the children of an aggregate that ended, or does other work for each. A child that fails holds up no other; the
 * first failure is thrown when all others have ended, so that the cascade is tried again. A repeat finds only the remaining
 * children, so no idempotency key is used: it would cost a read of each child's stream. `tell` hears of the progress.
 */
export async function endChildren(
  { executor }: Pick<Kit, 'executor'>,
  all: readonly Children[],
  { provenance: { idempotencyKey: _, ...provenance } }: Pick<Cause, 'provenance'>,
  tell?: Tell,
) {
  const running = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const isOver = () => failures.length >= mostFailures || isGeneral(failures.at(-1));
  async function begin(does: Children[1], id: string) {
    const ends = (typeof does === 'function' ? does(id) : endChild({ executor }, does, id, provenance))
      .catch((error) => void failures.push(error))
      .finally(() => running.delete(ends));
    running.add(ends);
    if (running.size >= atOnce) await Promise.race(running);
  }

  let of = 0;
  if (tell) for (const [from] of all) of += 'pages' in from ? from.of : await executor.reserved.count(from);
  let done = 0;
  for (const [from, does] of all)
    for await (const { ids, lookedAt } of pagesOf(executor, from)) {
      for (const id of ids) if (!isOver()) await begin(does, id);
      if (isOver()) break;
      done += lookedAt;
      tell?.({ done: Math.min(done, of), of });
    }
  await Promise.all(running);
  if (failures.length) throw failures.find(isGeneral) ?? failures[0];
}

async function* pagesOf({ reserved }: Kit['executor'], from: Claim | Pages) {
  if ('pages' in from) for await (const ids of from.pages) yield { ids, lookedAt: 1 };
  else
    for await (const { holders, lookedAt } of reserved.eachPage(from))
      yield { ids: holders.map(({ id }) => id), lookedAt };
}

/**
 * Ends one child. If somebody else has ended it meanwhile, that is a success too. A repeat changes nothing, so that no
 * idempotency key is used.
 */
export async function endChild(
  { executor }: Pick<Kit, 'executor'>,
  command: Command,
  id: string,
  { idempotencyKey: _, ...by }: Provenance,
) {
  try {
    await executor.execute(command, { id } as never, by);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === command.of.unknown)) throw error;
  }
}
