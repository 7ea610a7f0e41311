// biome-ignore-all lint/suspicious/noExplicitAny: a row knows the type of its own value only
import { z } from 'zod';
import { changesOf } from '../domain/changes.ts';
import { typeOf } from '../domain/settings/schema.ts';
import {
  type All,
  type At,
  type OwnNames,
  type Rows,
  type ValueOf,
  wireName,
} from '../domain/settings/setting.ts';

type Named<S, N, A> = S extends { wire: infer W } ? (W extends string ? W : A extends keyof W ? W[A] : N) : N;
/** The names in calls of all settings of some rows. */
export type WireNames<R, A> = { [N in keyof R]: Named<R[N], N, A> & string }[keyof R];
type Skips<S, A> = S extends { input: 'own' }
  ? true
  : [A, S] extends ['changing', { later: 'never' }]
    ? true
    : false;
/** The names of settings in a call, each with its schema. */
type OnWire<R, S, A> = {
  [N in keyof R & keyof S as Skips<R[N], A> extends true ? never : Named<R[N], N, A> & string]: S[N];
};
type ShownOf<R> = {
  [N in keyof R as Skips<R[N], 'shown'> extends true ? never : Named<R[N], N, 'shown'> & string]: ValueOf<
    R[N]
  >;
};
type Unset<T> = T extends z.ZodDefault<infer U extends z.ZodType> ? U : T;
type Changes<S> = { [K in keyof S]: z.ZodOptional<Unset<S[K]> & z.ZodType> };
type OutputOf<S> = S extends z.ZodType ? z.output<S> : never;

/**
 * The settings of rows as calls name them. Those whose input is written by hand have fields of their own, which the
 * calls add.
 */
export function wireOf<const R extends Rows, S extends z.ZodRawShape>(rows: R, shape: S) {
  const named = (at: At | 'shown') =>
    Object.entries(rows as Rows).flatMap(([name, row]) =>
      row.input === 'own' || (row.later === 'never' && at === 'changing')
        ? []
        : [{ name, row, wire: wireName(name, row, at) }],
    );
  const bodyOf = (at: At) =>
    z.object(Object.fromEntries(named(at).map(({ name, wire }) => [wire, shape[name]!])));
  const every = [...named('creating'), ...named('changing')];
  const shown = named('shown');
  const reply = shown.map(({ wire, row }) => [
    wire,
    typeOf(row).meta({ title: row.label, ...(row.help && { description: row.help }) }),
  ]);
  return {
    /** The fields of a call that creates an application. */
    creating: bodyOf('creating').shape as unknown as OnWire<R, S, 'creating'>,
    /** The fields of a call that changes one, all optional. */
    changing: changesOf(bodyOf('changing')).shape as unknown as Changes<OnWire<R, S, 'changing'>>,
    /** The settings that were sent, by their own names. */
    settingsIn: (sent: Readonly<Record<string, any>>) =>
      Object.fromEntries(
        every.flatMap(({ name, wire }) => (sent[wire] === undefined ? [] : [[name, sent[wire]]])),
      ) as { [N in Exclude<keyof R & keyof S, OwnNames<R>>]: OutputOf<S[N]> },
    /** The fields of a reply that shows the settings. */
    reply: Object.fromEntries(reply) as { [K in keyof ShownOf<R>]: z.ZodType<ShownOf<R>[K]> },
    /** The settings in a reply. Applications that are older than a setting have its default. */
    shown: (settings: All) =>
      Object.fromEntries(
        shown.map(({ name, wire, row }) => [wire, settings[name] ?? row.default]),
      ) as ShownOf<R>,
  };
}

type OfOne<A, B> = {
  [K in Exclude<keyof A, keyof B>]: A[K] extends boolean ? boolean : A[K] | null;
};
type OfBoth<A, B> = Pick<A, keyof A & keyof B> & OfOne<A, B> & OfOne<B, A>;
type Wire<R> = {
  reply: { [K in keyof ShownOf<R>]: z.ZodType<ShownOf<R>[K]> };
  shown: (settings: All) => ShownOf<R>;
};
/**
 * The settings of two kinds in one reply. A setting that an application's kind does not have is false if it is a
 * switch, and null otherwise.
 */
export function replyOfBoth<A, B>(one: Wire<A>, other: Wire<B>) {
  type Shown = OfBoth<ShownOf<A>, ShownOf<B>>;
  const all: Record<string, z.ZodType> = { ...one.reply, ...other.reply };
  const isSwitch = (name: string) => all[name] instanceof z.ZodBoolean;
  const ofOne = (name: string) => !(name in one.reply && name in other.reply);
  const made = (of: (name: string) => unknown) =>
    Object.fromEntries(Object.keys(all).map((name) => [name, of(name)]));
  const none = made((name) => (isSwitch(name) ? false : null));
  return {
    reply: made((name) => (ofOne(name) && !isSwitch(name) ? all[name]!.nullable() : all[name])) as {
      [K in keyof Shown]: z.ZodType<Shown[K]>;
    },
    shown: (settings: Partial<ShownOf<A> & ShownOf<B>>) => ({ ...none, ...settings }) as Shown,
  };
}
