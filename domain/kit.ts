// biome-ignore-all lint/suspicious/noExplicitAny: the kit combines types that only the slices know

import { z } from 'zod';
import type { LimitKind, OwnLimit, UniqueKind } from './claims.ts';
import type { Feature } from './features.ts';
import { nameForm, nameProblem } from './names.ts';
import { idPattern } from './patterns.ts';
import { issueOf, wrong } from './problems.ts';
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

/** Text that every store can hold: without NUL and lone surrogates. With a minimum, surrounding blanks do not count. */
export const text = (max: number, min: 0 | 1 = 0) => {
  const storable = z
    .string()
    .min(min)
    // No rule looks at a longer text, whose length a stranger decides.
    .max(max, { abort: true })
    .refine((s) => s.isWellFormed() && !s.includes('\0'), wrong('is.unstorable'));
  return min === 0 ? storable : storable.regex(/\S/, wrong('is.blank'));
};
/** A text of one line, such as what a subject of a mail names. */
export const lineText = (max: number) =>
  text(max, 1)
    .refine((line) => !/[\r\n]/.test(line), wrong('is.oneLine'))
    .meta({ pattern: String.raw`^(?!\s*$)[^\r\n]*$` });
/**
 * The name of a person, an organisation or an application. It appears in mails, so it must be one line without
 * addresses. With a minimum of 0 it may be empty.
 */
export const nameText = (max: number, min: 0 | 1 = 1) =>
  text(max, min)
    .superRefine((name, context) => {
      const problem = nameProblem(name);
      if (problem) context.addIssue(issueOf(problem));
    })
    .meta(nameForm);
/** The form of an e-mail address, in JSON Schema: what `emailPattern` says, as far as every tool can read it. */
export const emailForm = {
  format: 'email',
  pattern: String.raw`^[^\s@"<>(),;:\\]+@[^\s@"<>(),;:\\./?#\[\]]+(\.[^\s@"<>(),;:\\./?#\[\]]+)+$`,
  examples: ['ada@acme.example'],
};
export const id = () => z.string().regex(idPattern, wrong('is.id'));

/** Declares an event type: its name, its current schema, then one upcast per older version, oldest first. */
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

/** Converts stored data of any version to the current form. Marked fields may be null. */
export function upcast({ type, upcasts }: EventType, data: unknown, version: number): unknown {
  if (version > upcasts.length + 1)
    throw new NewerEventError(`${type} has version ${version}: ${newerEvent}`);
  return upcasts.slice(version - 1).reduce((old, up) => up(old), data);
}
export const newerEvent = 'a newer release of Latchkey wrote it';
/** Thrown for an event in a version that this release does not know. */
export class NewerEventError extends Error {}

/** One entry per event type, no more and no fewer; the compiler checks both. */
export type Evolve<S, M> = {
  [T in EventOf<M>['type']]: (state: S, data: Extract<EventOf<M>, { type: T }>['data']) => S;
};
/** The base of every state. An aggregate exists unless it is `absent` or `deleted`. */
export type State = { status: 'absent' | 'deleted' | 'active' | (string & {}) };
export type Aggregate<S extends State = any, M = any> = {
  name: string;
  events: M;
  initial: S;
  evolve: Evolve<S, M>;
  /** True for people: personal fields in their streams are sealed to their own id. */
  person?: true;
  /** The refusal when the aggregate does not exist, is deleted, or belongs to another tenant. */
  unknown: RefusalCode;
  /**
   * The events that change what a form shows to be edited, and what can be taken back. After one of them, a change that is
   * based on what was read before can be refused.
   */
  edits?: readonly EventType[];
  /** The event that ends an unfinished aggregate when somebody else wants what it holds; null when it is finished. */
  forsaken?: (state: S) => EventOf<M> | null;
  /** The kinds of limits under which it has no place in this state, although it took one. It takes them anew to have them back. */
  yields?: (state: S) => readonly LimitKind[];
  /** The kinds of unique values that stay taken when it is deleted, so that nobody else ever gets them. */
  keeps?: readonly UniqueKind[];
  /** Whether it has expired at `now`. Others may then take its unique values, until it takes them again. */
  lapsed?: (state: S, now: Date) => boolean;
};
/** Declares an aggregate: its events, its initial state, one evolve entry per event. */
export const aggregate = <S extends State, M extends object>(it: Aggregate<S, M>) => it;

export const lives = ({ status }: State) => status !== 'absent' && status !== 'deleted';
export const fold = <S>({ initial, evolve }: { initial: S; evolve: any }, events: readonly Happened[]): S =>
  events.reduce((state, { type, data }) => evolve[type](state, data), initial);

/** A reference to one aggregate by kind and id. Its stream is `<kind>-<id>`. */
export type Ref<A extends Aggregate = Aggregate> = { of: A; id: string };
export const ref = <A extends Aggregate>(of: A, id: string): Ref<A> => ({ of, id });
export const streamOf = ({ of, id }: Ref) => `${of.name}-${id}`;
export type StateOf<R> = R extends Ref<Aggregate<infer S>> ? S : never;

/** `onboarding` is an operator without a session, who holds a mailed token. `system` is a reaction or the start. */
export const roles = ['admin', 'operator', 'onboarding', 'user', 'visitor', 'system'] as const;
export type Role = (typeof roles)[number];
/** The actor of a command. Operators and users belong to an organisation and can act in no other. */
export type Actor = { role: Role; id: string; organisationId?: string };

/**
 * A unique `value`, or a place under a limit that counts per `of` (the plan's feature gives the number). `from` is the
 * holder that hands a unique value on, as an invitation does to the user it lets in. `beyond` is the number of places
 * that this one may take above the plan's limit.
 */
export type Claim =
  | { kind: UniqueKind; value: string; from?: Ref | undefined }
  | { kind: LimitKind; of: string; beyond?: number };

type Needs = Record<string, Ref>;
export type Context<N extends Needs = any> = {
  now: Date;
  actor: Actor;
  newId: () => string;
  /** Read-only states of the other aggregates that the rule needs. */
  needs: { [K in keyof N]: StateOf<N[K]> };
  /**
   * The organisation's plan's grant for a feature: a number, yes or no, or a level; null when the plan does not mention
   * it.
   */
  granted: (feature: Feature | OwnLimit) => number | boolean | string | null;
};
export type Command<I extends z.ZodType = any, N extends Needs = any> = {
  of: Aggregate;
  input: I;
  /**
   * For commands that nearly always start a stream: it is decided on an empty state first, and again if the log says
   * otherwise.
   */
  opens?: true;
  /** For creating commands: the parent to create under, or null for none. Without it the aggregate must exist. */
  parent?: ((input: z.output<I>) => Ref | null) | undefined;
  needs?: ((input: z.output<I>) => N) | undefined;
  /** Unique values and places under limits that it needs. `above` is its organisation. */
  claims?: ((input: z.output<I>, above: { organisationId: string }) => Claim[]) | undefined;
  /** The feature that the organisation's plan must grant; null when this input needs none. */
  requires?: Feature | ((input: z.output<I>) => Feature | null) | undefined;
  decide: (state: any, input: z.output<I>, context: Context<N>) => Happened[];
};

/**
 * command({ input, parent?, needs?, claims?, requires? }, decide): declares the rules of one aggregate, typed by its
 * state and events.
 */
export const commandsOf =
  <S extends State, M>(of: Aggregate<S, M>) =>
  <I extends z.ZodType<{ id: string }>, N extends Needs = Record<never, never>>(
    about: Pick<Command<I, N>, 'input' | 'opens' | 'parent' | 'needs' | 'claims' | 'requires'>,
    decide: (state: S, input: z.output<I>, context: Context<N>) => EventOf<M>[],
  ): Command<I, N> => ({ of, ...about, decide: decide as Command<I, N>['decide'] });

/**
 * Runs a command's rule on a state. Refuses when the aggregate does not exist or is deleted, unless the command creates
 * it.
 */
export function decide(command: Command, state: State, input: unknown, context: Context): Happened[] {
  if (!lives(state) && !(command.parent && state.status === 'absent')) refuse(command.of.unknown);
  return command.decide(state, input, context);
}
