// biome-ignore-all lint/suspicious/noExplicitAny: the kit joins types that only the slices know
import { z } from 'zod';
import type { LimitKind, OwnLimit, UniqueKind } from './claims.ts';
import { idPattern, nameProblem } from './limits.ts';
import type { Feature } from './plan/features.ts';
import { type RefusalCode, refuse } from './refusals.ts';

export type Upcast = (old: any) => unknown;
export type Happened<T extends string = string, D = any> = { type: T; data: D };
export type EventType<T extends string = string, S extends z.ZodType = z.ZodType> = {
  (data: z.input<S>): Happened<T, z.output<S>>;
  type: T;
  schema: S;
  upcasts: Upcast[];
  version: number;
};
export type EventOf<M> = {
  [K in keyof M]: M[K] extends EventType<infer T, infer S> ? Happened<T, z.output<S>> : never;
}[keyof M];

/** Text that every store can hold: no NUL and no lone surrogate. With a minimum, blanks around it do not count. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((s) => s.isWellFormed() && !s.includes('\0'), 'holds a character that cannot be stored')
    .refine((s) => s.trim().length >= min, 'is blank');
/** The name of a person, an organisation or an application: it goes into mails, so it is one line without addresses. */
export const nameText = (max: number) =>
  text(max, 1).superRefine((name, context) => {
    const problem = name.length <= max && nameProblem(name);
    if (problem) context.addIssue(problem);
  });
export const id = () => z.string().regex(idPattern, 'is not an id');

/** Declares an event once: its name, its current schema, then one upcast per older version, oldest first. */
export const event = <const T extends string, S extends z.ZodType>(
  type: T,
  schema: S,
  ...upcasts: Upcast[]
): EventType<T, S> =>
  Object.assign((data: z.input<S>) => ({ type, data: schema.parse(data) }), {
    type,
    schema,
    upcasts,
    version: upcasts.length + 1,
  });

/** Turns stored data of any age into its current form; marked fields may be null. */
export function upcast({ type, upcasts }: EventType, data: unknown, version: number): unknown {
  if (version > upcasts.length + 1)
    throw new NewerEventError(`${type} has version ${version}: ${newerEvent}`);
  return upcasts.slice(version - 1).reduce((old, up) => up(old), data);
}
export const newerEvent = 'a newer release of Latchkey wrote it';
/** The event was written in a form that this release does not know yet. */
export class NewerEventError extends Error {}

/** One entry per event, no more and no fewer: the compiler checks both. */
export type Evolve<S, M> = {
  [T in EventOf<M>['type']]: (state: S, data: Extract<EventOf<M>, { type: T }>['data']) => S;
};
/** Every state tells whether it lives: `absent` and `deleted` do not. */
export type State = { status: 'absent' | 'deleted' | 'active' | (string & {}) };
export type Aggregate<S extends State = any, M = any> = {
  name: string;
  events: M;
  initial: S;
  evolve: Evolve<S, M>;
  /** True for people: what is personal in their streams is sealed to their own id. */
  person?: true;
  /** What a caller is told when the aggregate is not there, is deleted, or is another tenant's. */
  unknown: RefusalCode;
  /** What ends one that was begun and not finished, when somebody else wants what it holds; null: it is finished. */
  forsaken?: (state: S) => EventOf<M> | null;
  /** Whether its time is over at `now`: what is unique is then free for others, until it takes it again. */
  lapsed?: (state: S, now: Date) => boolean;
};
/** Declares an aggregate: its events, its first state, one evolve entry per event. */
export const aggregate = <S extends State, M extends object>(it: Aggregate<S, M>) => it;

export const lives = ({ status }: State) => status !== 'absent' && status !== 'deleted';
export const fold = <S>({ initial, evolve }: { initial: S; evolve: any }, events: readonly Happened[]): S =>
  events.reduce((state, { type, data }) => evolve[type](state, data), initial);

/** One aggregate, by kind and id. Its stream is `<kind>-<id>`. */
export type Ref<A extends Aggregate = Aggregate> = { of: A; id: string };
export const ref = <A extends Aggregate>(of: A, id: string): Ref<A> => ({ of, id });
export const streamOf = ({ of, id }: Ref) => `${of.name}-${id}`;
export type StateOf<R> = R extends Ref<Aggregate<infer S>> ? S : never;

/** `onboarding` holds a mailed token: an operator who has no session yet. `system` is a reaction or the start. */
export const roles = ['admin', 'operator', 'onboarding', 'user', 'visitor', 'system'] as const;
export type Role = (typeof roles)[number];
/** Who acts. An operator and a user belong to an organisation, and can act in no other. */
export type Actor = { role: Role; id: string; organisationId?: string };

/**
 * What must be unique (a `value`) or is limited (`of` whom; the plan's feature says how many). `from` names the holder
 * that hands a unique value on to this one, as an invitation does to the user whom it lets in. `beyond` is how many more
 * than the plan says this one may take.
 */
export type Claim =
  | { kind: UniqueKind; value: string; from?: Ref | undefined }
  | { kind: LimitKind; of: string; beyond?: number };

type Needs = Record<string, Ref>;
export type Context<N extends Needs = any> = {
  now: Date;
  actor: Actor;
  newId: () => string;
  /** States of the other aggregates that the rule looks at, read-only. */
  needs: { [K in keyof N]: StateOf<N[K]> };
  /** What the organisation's plan grants of a feature: a number, yes or no, a level; null when it says nothing. */
  granted: (feature: Feature | OwnLimit) => number | boolean | string | null;
};
export type Command<I extends z.ZodType = any, N extends Needs = any> = {
  of: Aggregate;
  input: I;
  /** Nearly always the first of its stream: decided as if nothing were there, and again if the log says otherwise. */
  opens?: true;
  /** A creating command: what it creates under (null: under nothing). Without it the aggregate must live. */
  parent?: ((input: z.output<I>) => Ref | null) | undefined;
  needs?: ((input: z.output<I>) => N) | undefined;
  /** What it has to have to itself. `above` is what it happens under. */
  claims?: ((input: z.output<I>, above: { organisationId: string }) => Claim[]) | undefined;
  /** The feature that the organisation's plan must grant (null: none for this input). */
  requires?: Feature | ((input: z.output<I>) => Feature | null) | undefined;
  decide: (state: any, input: z.output<I>, context: Context<N>) => Happened[];
};

/** command({ input, parent?, needs?, claims?, requires? }, decide): the rules of one aggregate, typed by its state and events. */
export const commandsOf =
  <S extends State, M>(of: Aggregate<S, M>) =>
  <I extends z.ZodType<{ id: string }>, N extends Needs = Record<never, never>>(
    about: Pick<Command<I, N>, 'input' | 'opens' | 'parent' | 'needs' | 'claims' | 'requires'>,
    decide: (state: S, input: z.output<I>, context: Context<N>) => EventOf<M>[],
  ): Command<I, N> => ({ of, ...about, decide: decide as Command<I, N>['decide'] });

/** Runs a command's rule on a state: refuses when the aggregate is not there or is deleted, unless the command makes it. */
export function decide(command: Command, state: State, input: unknown, context: Context): Happened[] {
  if (!lives(state) && !(command.parent && state.status === 'absent')) refuse(command.of.unknown);
  return command.decide(state, input, context);
}
