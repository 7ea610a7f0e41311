import { eventTypes } from '../../domain/aggregates.ts';
import type { LimitKind } from '../../domain/claims.ts';
import { isOver } from '../../domain/entitlements/entitlements.ts';
import {
  type Claim,
  type Command,
  type Context,
  decide,
  type Happened,
  lives,
  type Ref,
  type State,
  streamOf,
} from '../../domain/kit.ts';
import { granted, plan } from '../../domain/plan/plan.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import type { Take } from '../claimTable.ts';
import { type Ancestors, type Metadata, noted, type Provenance } from '../metadata.ts';
import type { EventStore, NewEvent } from '../port.ts';
import type { LoadedState } from '../states/loadedState.ts';
import type { States } from '../states/states.ts';
import { sealed, sealedBefore } from '../vault/seal.ts';
import type { Vault } from '../vault/vault.ts';
import { entitledAt } from './entitled.ts';
import { eventIdOf, idOf } from './ids.ts';
import type { Reservations } from './reservations.ts';
import { ancestorsOf, guard, type Read, settled, within } from './tenancy.ts';

export type CommandRequest = { command: Command; input: { id: string }; provenance: Provenance };
export type Prepared = { events: Happened[]; appending: NewEvent[]; takes: readonly Take[] };

/** Refuses a change that is based on what was read before the last one. */
export function mustBeUnchanged(
  { editedAt }: Pick<LoadedState, 'editedAt'>,
  { unchangedSince }: Pick<Provenance, 'unchangedSince'>,
) {
  if (unchangedSince === undefined || editedAt <= unchangedSince) return;
  throw Object.assign(new Refusal('request.changed'), Number.isFinite(editedAt) && { position: editedAt });
}

/** Everything between a command and its append: tenancy, existence, entitlement, the rule, claims, sealing. */
export function preparer(
  store: EventStore,
  states: States,
  reserved: Reservations,
  vault: Vault,
  clock: () => number,
) {
  /** Where no organisation is above, nothing is granted but what is the same on every plan. */
  const entitled = async (organisationId: string | undefined, read: Read) =>
    organisationId ? entitledAt(organisationId, read, clock()) : null;

  async function contextOf(
    { command, input, provenance }: CommandRequest,
    { organisationId }: Ancestors,
    read: Read,
  ): Promise<Context> {
    const needs: Record<string, State> = {};
    for (const [name, one] of Object.entries(command.needs?.(input) ?? {}) as [string, Ref][])
      needs[name] = within(organisationId, await read(one), one);
    let made = 0;
    const newId = () => idOf(provenance, `${command.of.name} ${made++}`);
    const above = await entitled(organisationId, read);
    return {
      now: new Date(clock()),
      actor: provenance.actor,
      needs,
      newId,
      granted: above?.granted ?? ((feature) => granted(plan.initial, feature)),
    };
  }

  /** Refuses what takes a further place of the plan when the plan has ended. */
  async function mustBePaid({ organisationId }: Ancestors, read: Read) {
    const above = await entitled(organisationId, read);
    if (above && isOver(above)) refuse('organisation.ended');
  }

  function metadataOf({ provenance }: CommandRequest, ancestors: Ancestors, now: Date): Metadata {
    const { receivedAt, ...about } = noted(provenance);
    const decidedIn = receivedAt === undefined ? {} : { decidedIn: Math.max(0, clock() - receivedAt) };
    return { version: 1, at: now.toISOString(), ...about, ...decidedIn, ...ancestors };
  }

  /** What a command takes. Limits come first, so that a full one is what a refusal tells. */
  function takesOf({ command, input }: CommandRequest, context: Context, { organisationId = '' }: Metadata) {
    const claims = command.claims?.(input, { organisationId }) ?? [];
    const limitOf = (claim: Claim) =>
      'value' in claim ? 1 : slotsOf(context.granted(claim.kind)) + (claim.beyond ?? 0);
    const takes = claims.map((claim) => reserved.takeOf(claim, limitOf(claim)));
    return takes.sort((one, other) => Number(other.most !== undefined) - Number(one.most !== undefined));
  }

  /**
   * Decides one command on known states. Its append comes after `revision`; `fresh` reads all states that the rule needs
   * again. Throws a Refusal.
   */
  return async function prepare(
    asked: CommandRequest,
    known: LoadedState,
    target: Ref,
    revision: number,
    fresh = false,
  ): Promise<Prepared> {
    const { command, input, provenance } = asked;
    const read: Read = (ref) => states.read(ref, { fresh });
    const parent = settled(known) ? null : command.parent?.(input);
    const ancestors = await ancestorsOf(known, target, parent, read);
    await guard(ancestors, provenance, target, parent, read);
    mustBeUnchanged(known, provenance);
    const context = await contextOf(asked, ancestors, read);
    const feature = typeof command.requires === 'function' ? command.requires(input) : command.requires;
    if (feature && !context.granted(feature)) refuse('plan.feature', { feature });
    if (!lives(known.state) && grows(asked, ancestors)) await mustBePaid(ancestors, read);
    const events = decide(command, known.state, input, context);
    const metadata = metadataOf(asked, ancestors, context.now);
    const takes = events.length ? takesOf(asked, context, metadata) : [];
    // Sealing makes the key of a new person, so a refusal comes before it.
    if (takes.length) await reserved.ahead(streamOf(target), revision, takes, metadata);
    const claims = takes.map(({ name }) => name);
    const appending: NewEvent[] = [];
    const before = sealedBefore(store, target, known.revision < 0);
    for (const [i, event] of events.entries()) {
      const { version } = eventTypes.get(event.type)!;
      const own = { ...metadata, version, ...(i === 0 && claims.length ? { claims } : {}) };
      const id = eventIdOf(provenance, `${streamOf(target)} ${i}`);
      appending.push(await sealed(vault, target, id, event, own, provenance, before));
    }
    return { events, appending, takes };
  };
}
export type Prepare = ReturnType<typeof preparer>;

/** Places with which people keep the access that they have. */
const ofAccess: readonly string[] = ['max.device.count', 'push.count'] satisfies LimitKind[];
/** Whether a command takes a further place of a plan. */
const grows = ({ command, input }: CommandRequest, { organisationId = '' }: Ancestors) =>
  command
    .claims?.(input, { organisationId })
    .some((claim) => !('value' in claim) && !ofAccess.includes(claim.kind));

/** The number of places that a grant allows. A plan that does not mention a limit sets none. */
function slotsOf(grant: ReturnType<Context['granted']>): number {
  if (typeof grant === 'number') return grant;
  return grant === false ? 0 : Number.POSITIVE_INFINITY;
}
