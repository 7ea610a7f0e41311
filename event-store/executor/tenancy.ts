import { refOf } from '../../domain/aggregates.ts';
import { lives, type Ref, type State } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Ancestors, Provenance } from '../metadata.ts';
import type { LoadedState } from '../states/loadedState.ts';

export type Read = (ref: Ref) => Promise<LoadedState>;
/** The parent of an aggregate that is to be created. */
type Parent = Ref | null | undefined;

/** Whether it exists and its ancestors are known; those of a request for approval are known only after its outcome. */
export const settled = ({ state, ancestors }: LoadedState) =>
  lives(state) && Object.keys(ancestors).length > 0;
/** The ancestors of a stream: those of its first event that has any, or those of the parent it is created under. */
export async function ancestorsOf(
  known: LoadedState,
  { of, id }: Ref,
  parent: Parent,
  read: Read,
): Promise<Ancestors> {
  if (settled(known)) return known.ancestors;
  if (!parent) return of === organisation ? { organisationId: id } : {};
  const above = await read(parent);
  if (!lives(above.state)) refuse(parent.of.unknown);
  return { ...above.ancestors, [`${parent.of.name}Id`]: parent.id };
}

/** Treats an aggregate of another tenant, or under something deleted, as absent. */
export async function guard(
  ancestors: Ancestors,
  { actor }: Provenance,
  { of, id }: Ref,
  parent: Parent,
  read: Read,
) {
  if (actor.organisationId && actor.organisationId !== ancestors.organisationId)
    refuse((parent?.of ?? of).unknown);
  if (actor.role === 'system') return;
  for (const [name, ancestorId] of Object.entries(ancestors)) {
    const above = ancestorId && ancestorId !== id ? refOf(`${name.slice(0, -2)}-${ancestorId}`) : null;
    if (above && !lives((await read(above)).state)) refuse(above.of.unknown);
  }
}

/** A state that a rule needs: that of another tenant counts as absent. */
export const within = (
  organisationId: string | undefined,
  { state, ancestors }: LoadedState,
  { of }: Ref,
): State =>
  organisationId && ancestors.organisationId && ancestors.organisationId !== organisationId
    ? of.initial
    : state;
