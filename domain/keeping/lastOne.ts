import { type RefusalCode, refuse } from '../refusals.ts';

/**
 * Things of which the last working one must stay: the devices of a person, the members of an organisation. The stream
 * of their owner decides which may go, so that of two that go at the same moment one is refused.
 */
export type Keeping = {
  /** Suspended, or about to be. They do not count until they are reinstated. */
  withdrawn: readonly string[];
  /** Removed, or about to be. */
  released: readonly string[];
};
export const allKept: Keeping = { withdrawn: [], released: [] };

export const counts = ({ withdrawn, released }: Keeping, id: string) =>
  !withdrawn.includes(id) && !released.includes(id);

export const withdraw = <S extends Keeping>(state: S, id: string): S => ({
  ...state,
  withdrawn: [...state.withdrawn, id],
});
export const reinstate = <S extends Keeping>(state: S, id: string): S => ({
  ...state,
  withdrawn: state.withdrawn.filter((each) => each !== id),
});
export const release = <S extends Keeping>(reinstated: S, id: string): S => {
  const state = reinstate(reinstated, id);
  return { ...state, released: [...state.released, id] };
};

/** Refuses unless `other`, which is known to work itself, still counts here. */
export function keepOne(state: Keeping, other: string | null, refusal: RefusalCode) {
  if (other === null || !counts(state, other)) refuse(refusal);
}
