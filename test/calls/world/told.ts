import type { Call } from '../../../api/callKinds.ts';
import { calls } from '../../../api/calls.ts';
import { isReading } from '../../../api/derived.ts';
import { changedBy, shownBy } from '../../../api/models.ts';
import type { Metadata } from '../../../event-store/metadata.ts';
import { make } from './make.ts';
import { rightful } from './rightful.ts';
import type { Kind, Name, World } from './world.ts';

type Made = Awaited<ReturnType<typeof make>>;
const all = Object.entries(calls as Record<string, Call>) as [Name, Call][];
const callOf = (name: Name) => calls[name] as Call;

/** The kinds of streams to which a person's request appended although its row does not say that it changes them. */
export async function undeclared({ product }: World, name: Name, { correlationId, before }: Made) {
  const kinds = new Set<string>();
  for await (const { streamId, metadata } of product.system.store.readAll({ after: before })) {
    const about = metadata as Metadata;
    const kind = streamId.slice(0, streamId.indexOf('-'));
    const isTheirs = about.correlationId === correlationId && about.actor.role !== 'system';
    if (isTheirs) kinds.add(kind);
  }
  const changed = changedBy(callOf(name));
  return [...kinds].filter((kind) => !changed.includes(kind));
}

/** The reading calls with a handler of their own. What the others show follows from their read model. */
const readings = (kind: Kind) =>
  all.filter(
    ([, call]) =>
      isReading(call) &&
      call.kind !== 'reads' &&
      call.roles.includes(kind as never) &&
      !call.roles.includes('visitor'),
  );
const inputs = new Map<Name, Promise<Record<string, unknown>>>();
async function inputOf(world: World, name: Name) {
  const known = inputs.get(name) ?? Promise.resolve(rightful[name](world)).then(({ input }) => input);
  inputs.set(name, known);
  return known;
}

/** A reply without the time that is left, which passes whatever is called. */
const lasting = (body: string) => body.replace(/"secondsLeft":\d+/g, '');

/**
 * Makes a call between two rounds of those reads that, by their rows, show nothing of what it changes. Returns the names
 * of those whose answers differ. Each call is made between every eighth of the reads, and the next call between others:
 * both rounds of all would be some thirty thousand requests.
 */
export async function differing(world: World, name: Name): Promise<Name[]> {
  const { as, input, from } = await rightful[name](world);
  const changed = changedBy(callOf(name));
  const turn = all.findIndex(([each]) => each === name);
  const blind = readings(as).filter(
    ([, read], at) => (at + turn) % 8 === 0 && !shownBy(read).some((shown) => changed.includes(shown)),
  );
  const sent = await Promise.all(blind.map(async ([read]) => [read, await inputOf(world, read)] as const));
  const round = async () => {
    const after = { 'x-read-after': String(await world.product.system.store.head()) };
    return Promise.all(sent.map(([read, its]) => make(world, world.who[as], read, its, after)));
  };
  const before = await round();
  await make(world, from ?? world.who[as], name, input);
  const then = await round();
  return sent.flatMap(([read], at) => (lasting(before[at]!.body) === lasting(then[at]!.body) ? [] : [read]));
}
