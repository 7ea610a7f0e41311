import { type Aggregate, lives, type Ref, type State } from '../../domain/kit.ts';
import { ReservationAbandoned } from '../../domain/reservation/events.ts';
import type { Holding } from '../claimTable.ts';
import type { Ancestors, Metadata } from '../metadata.ts';
import type { RecordedEvent } from '../port.ts';
import { currentData } from '../vault/unreadable.ts';

/** The known facts about an aggregate at a revision (-1: its stream is empty). */
export type LoadedState = {
  state: State;
  revision: number;
  position: number;
  ancestors: Ancestors;
  /** The claims it holds: `<kind>-<hash>`, at most one of a kind. */
  claims: readonly string[];
  /** Position of the last event that changed what forms edit; 0 before. */
  editedAt: number;
  /** Position of the event that ended it; null before. */
  ended: number | null;
};
/** The kind of a claim. Kinds contain no hyphen; hashes and ids may. */
export const kindOf = (claim: string) => claim.slice(0, claim.indexOf('-'));

/** Whether an aggregate in this state has what it has claimed of a kind. After its end it has only what it keeps. */
export function hasKind(of: Aggregate, state: State, kind: string): boolean {
  const listed: readonly string[] = (lives(state) ? of.yields?.(state) : of.keeps) ?? [];
  return listed.includes(kind) !== lives(state);
}
/** What an aggregate has, and for good once its registration is finished. */
export function holdingOf({ of }: Ref, { state, claims }: LoadedState): Holding {
  const held = claims.filter((claim) => hasKind(of, state, kindOf(claim)));
  return { held, firm: lives(state) ? !of.forsaken?.(state) : held.length > 0 };
}

/** The facts about an aggregate whose stream is empty. */
export const emptyState = ({ of }: Ref): LoadedState => ({
  state: of.initial,
  revision: -1,
  position: 0,
  ancestors: {},
  claims: [],
  editedAt: 0,
  ended: null,
});

/** Folds one event of the aggregate's stream. Sealed fields stay null, because rules do not use them. */
export function advance({ of }: Ref, known: LoadedState, event: RecordedEvent): LoadedState {
  const { claims = [], ...meta } = event.metadata as Metadata;
  const { revision, position, type } = event;
  if (type === ReservationAbandoned.type) {
    const { claim } = event.data as { claim: string };
    return { ...known, revision, position, claims: known.claims.filter((held) => held !== claim) };
  }
  const data = currentData(event);
  const kept = claims.length
    ? known.claims.filter((held) => !claims.some((claim) => kindOf(claim) === kindOf(held)))
    : known.claims;
  const { organisationId, applicationId, personId, operatorId, userId } = meta;
  const state: State = of.evolve[type]!(known.state, data as never);
  const ends = lives(known.state) && !lives(state);
  return {
    state,
    revision,
    position,
    ancestors:
      known.revision < 0 || !Object.keys(known.ancestors).length
        ? JSON.parse(JSON.stringify({ organisationId, applicationId, personId, operatorId, userId }))
        : known.ancestors,
    claims: claims.length ? [...kept, ...claims] : kept,
    editedAt: of.edits?.some((each) => each.type === type) ? position : known.editedAt,
    ended: ends ? position : known.ended,
  };
}
