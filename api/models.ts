import type { Aggregate, EventType } from '../domain/kit.ts';
import type { ReadModel } from '../projections/kit.ts';
import { models } from '../projections/models.ts';
import type { Call, Changed, Shown } from './callKinds.ts';

const typesOf = ({ events }: Aggregate) => (Object.values(events) as EventType[]).map(({ type }) => type);
const folds = ({ wants }: ReadModel, of: Aggregate) =>
  wants.has('*') || typesOf(of).some((type) => wants.has(type));
const withJoined = (model: ReadModel): ReadModel[] => [
  model,
  ...Object.values(model.options.joins ?? {}).flatMap(([joined]) => withJoined(joined)),
];
const once = (names: string[]) => [...new Set(names)];

/** The names of what a read model shows: its own, and those of the models that are joined to it. */
export const shownIn = (model: ReadModel): string[] => once(withJoined(model).map(({ name }) => name));

const shownOf = (it: Shown): string[] =>
  typeof it === 'string' ? [it] : 'folds' in it ? shownIn(it) : [it.name];
/** The names of what the reply of a call is made of. */
export function shownBy(call: Call): string[] {
  const all: readonly Shown[] =
    call.kind === 'reads'
      ? [
          call.model,
          ...[...(call.beside ?? []), ...[call.among, call.shared].filter((each) => each !== undefined)].map(
            ({ model }) => model,
          ),
        ]
      : (call.kind !== 'does' && call.shows) || [];
  return once(all.flatMap(shownOf));
}

/** The models that fold whatever happens, and so the refusals that are noted too. */
export const foldedAlways = models.filter(({ wants }) => wants.has('*')).map(({ name }) => name);
const changedWith = (it: Changed): string[] =>
  typeof it === 'string'
    ? [it]
    : [it.name, ...models.filter((model) => folds(model, it)).map(({ name }) => name)];
/** The names of what may differ after a call: what it changes, and the models that fold its events. */
export const changedBy = (call: Call): string[] =>
  call.kind === 'reads' ? [] : once((call.changes ?? []).flatMap(changedWith));
