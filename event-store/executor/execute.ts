import { refOf } from '../../domain/aggregates.ts';
import type { OwnLimit } from '../../domain/claims.ts';
import type { Feature } from '../../domain/features.ts';
import {
  type Claim,
  type Command,
  type Ref,
  ref,
  type State,
  type StateOf,
  streamOf,
} from '../../domain/kit.ts';
import type { Provenance } from '../metadata.ts';
import type { ClaimingStore } from '../port.ts';
import type { Follow, Following } from '../reader/follow.ts';
import type { LoadedState } from '../states/loadedState.ts';
import { type HowRead, statesOf } from '../states/states.ts';
import type { Vault } from '../vault/vault.ts';
import { entitlementsIn } from './entitled.ts';
import { preparer } from './prepare.ts';
import { reservations } from './reservations.ts';
import { type Done, turnsOf } from './turns.ts';

/**
 * Runs commands. Those waiting for one stream are decided in turn and appended together. `clock` gives milliseconds;
 * `most` states are cached.
 */
export function executor(store: ClaimingStore, vault: Vault, { clock = Date.now, most = 50_000 } = {}) {
  const states = statesOf(store, { most });
  const reserved = reservations(store, states, vault.hash, { clock });
  const entitlementsOf = entitlementsIn(states, clock);
  const queued = turnsOf(store, states, preparer(store, states, reserved, vault, clock));
  const occasionOf = ({ correlationId }: Provenance) => ({
    at: new Date(clock()).toISOString(),
    correlationId,
  });

  /** Decides and appends. Throws a Refusal, a ZodError that names the field, or EventStoreUnavailableError. */
  async function execute<C extends Command>(
    command: C,
    raw: InputOf<C>,
    provenance: Provenance,
  ): Promise<Done> {
    const input = command.input.parse(raw, { reportInput: true }) as { id: string };
    const target = ref(command.of, input.id);
    return reserved.during(streamOf(target), () => queued(target, { command, input, provenance }));
  }

  return {
    execute,
    reserved,
    /** Takes a unique value for an aggregate that is about to be created, before work on several streams begins. */
    reserve: (claim: Claim, holder: Ref, provenance: Provenance) =>
      reserved.take(claim, holder, occasionOf(provenance)),
    /** Gives back the places of an aggregate that ended, unless that was done already. */
    giveBack: reserved.giveBack,
    entitlementsOf,
    /** The organisation's plan's grant for a feature. */
    grantedTo: async (organisationId: string, feature: Feature | OwnLimit) =>
      (await entitlementsOf(organisationId)).granted(feature),
    /**
     * An aggregate's current state, revision and ancestors. Reactions ask for it `fresh`, and work that visits every
     * aggregate once reads it in `passing`. `each` gets the events that have to be read for it.
     */
    look: <R extends Ref>(target: R, how?: HowRead) => states.read(target, how) as Promise<LoadedStateOf<R>>,
    /** What `look` would return, if that needs no read of the log. */
    known: <R extends Ref>(target: R) => states.known(target) as LoadedStateOf<R> | undefined,
    /** Keeps cached states fresh while other processes write, until the signal aborts. */
    follow: (signal: AbortSignal, failed: Follow['failed']): Following =>
      states.follow(refOf, { ...reserved, failed }, signal),
  };
}

/** The cached facts about an aggregate, with the state typed by its kind if that is known. */
export type LoadedStateOf<R extends Ref> = Omit<LoadedState, 'state'> & {
  state: unknown extends StateOf<R> ? State : StateOf<R>;
};
export type Executor = ReturnType<typeof executor>;
/** The input of a command before its schema has parsed it. */
export type InputOf<C extends Command> =
  C extends Command<infer I> ? (I extends { _zod: { input: infer In } } ? In : never) : never;
