import { createHash } from 'node:crypto';
import { eventTypes, refOf } from '../../domain/aggregates.ts';
import type { LimitKind, OwnLimit } from '../../domain/claims.ts';
import { type Entitlements, isOver } from '../../domain/entitlements/entitlements.ts';
import type { Feature } from '../../domain/features.ts';
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
import { organisation } from '../../domain/organisation/organisation.ts';
import { granted, plan } from '../../domain/plan/plan.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import { boundedCache } from '../cache.ts';
import type { Take } from '../claimTable.ts';
import { type Ancestors, type Metadata, noted, type Provenance } from '../metadata.ts';
import { newId } from '../newId.ts';
import type { EventStore, NewEvent } from '../port.ts';
import type { LoadedState } from '../states/loadedState.ts';
import type { States } from '../states/states.ts';
import { sealed, sealedBefore } from '../vault/seal.ts';
import type { Vault } from '../vault/vault.ts';
import { entitledAt } from './entitled.ts';
import type { Reservations } from './reservations.ts';

export type CommandRequest = { command: Command; input: { id: string }; provenance: Provenance };
type Read = (ref: Ref) => Promise<LoadedState>;
/** The parent of an aggregate that is to be created. */
type Parent = Ref | null | undefined;
export type Prepared = { events: Happened[]; appending: NewEvent[]; takes: readonly Take[] };

/** Derives an id from caller, call, idempotency key and name, so that a repeat gets it too. Without a key it is new. */
export function idOf({ actor, call, idempotencyKey }: Provenance, name: string): string {
  if (!idempotencyKey) return newId();
  const hash = createHash('sha256')
    .update(JSON.stringify([actor.id, call, idempotencyKey, name]))
    .digest();
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/**
 * Derives the id of an event as `idOf` does. Its last four octets stand for what was asked, so that `repeats` tells a
 * repeat from another request with the same key.
 */
function eventIdOf(provenance: Provenance, name: string): string {
  const id = idOf(provenance, name);
  const { idempotencyKey, content } = provenance;
  return idempotencyKey && content ? id.slice(0, -content.length) + content : id;
}

/** Tells of the ids of events whether the same request made them. Refuses when another one with the same key did. */
export function repeatsOf(provenance: Provenance, name: string): (there: string) => boolean {
  const { idempotencyKey, content = '' } = provenance;
  if (!idempotencyKey) return () => false;
  const id = eventIdOf(provenance, name);
  const begin = id.slice(0, id.length - content.length);
  return (there) => there === id || (there.startsWith(begin) && refuse('request.repeated'));
}

/** Refuses a change that is based on what was read before the last one. */
function mustBeUnchanged({ editedAt }: LoadedState, { unchangedSince }: Provenance) {
  if (unchangedSince === undefined || editedAt <= unchangedSince) return;
  throw Object.assign(new Refusal('request.changed'), Number.isFinite(editedAt) && { position: editedAt });
}

/** Milliseconds for which what an organisation may do is not asked again, unless a state that decides on it has changed. */
const lately = 1000;

/** A state that a rule needs: that of another tenant counts as absent. */
const within = (organisationId: string | undefined, { state, ancestors }: LoadedState, { of }: Ref): State =>
  organisationId && ancestors.organisationId && ancestors.organisationId !== organisationId
    ? of.initial
    : state;

/** Everything between a command and its append: tenancy, existence, entitlement, the rule, claims, sealing. */
export function preparer(
  store: EventStore,
  states: States,
  reserved: Reservations,
  vault: Vault,
  clock: () => number,
) {
  const cached: Read = (ref) => states.read(ref);
  /** What organisations may do, and the states from which that was found. */
  const found = boundedCache<{ entitlements: Entitlements; by: [Ref, LoadedState][]; at: number }>(5000);
  const isUnchanged = ([ref, state]: [Ref, LoadedState]) => states.known(ref) === state;
  /** Where no organisation is above, nothing is granted but what is the same on every plan. */
  const entitled = async (organisationId: string | undefined, read: Read) =>
    organisationId ? entitledAt(organisationId, read, clock()) : null;

  /** Whether it exists and its ancestors are known; those of a request for approval are known only after its outcome. */
  const settled = ({ state, ancestors }: LoadedState) => lives(state) && Object.keys(ancestors).length > 0;
  /** The ancestors of a stream: those of its first event that has any, or those of the parent it is created under. */
  async function ancestorsOf(
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
  async function guard(
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
  async function prepare(
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
  }
  /** What an organisation may do now. */
  async function entitlementsOf(organisationId: string): Promise<Entitlements> {
    const [at, before] = [clock(), found.get(organisationId)];
    if (before && at >= before.at && at < before.at + lately && before.by.every(isUnchanged))
      return before.entitlements;
    const by: [Ref, LoadedState][] = [];
    const reading: Read = async (ref) => {
      const read = await cached(ref);
      by.push([ref, read]);
      return read;
    };
    const entitlements = await entitledAt(organisationId, reading, at);
    found.set(organisationId, { entitlements, by, at });
    return entitlements;
  }
  return {
    prepare,
    entitlementsOf,
    /** The organisation's plan's grant for a feature. */
    grantedTo: async (organisationId: string, feature: Feature | OwnLimit) =>
      (await entitlementsOf(organisationId)).granted(feature),
  };
}

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
