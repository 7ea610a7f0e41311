import type { Calls } from '../api/calls.ts';
import type { InputOf, PathOf, ReplyOf } from '../api/client.ts';
import { call } from './call.ts';

/** The path of a call. */
export type CallPath = PathOf<Calls>;
/** Something that makes a call, if it says which one: what a role does not include is then out of reach before it is tried. */
export type Making = { readonly path?: CallPath | undefined };
/** A function that makes a call, if it says which one. */
export type Sends<A extends unknown[] = []> = {
  (...given: A): Promise<unknown>;
  readonly path?: CallPath | undefined;
};

type Sending<A extends unknown[], P extends CallPath> = {
  (...given: A): Promise<ReplyOf<Calls, P>>;
  readonly path: P;
};
/** A function that makes one call with what it is given, and says which call that is. */
export const sends = <A extends unknown[], P extends CallPath>(
  path: P,
  input: (...given: A) => InputOf<Calls, P>,
): Sending<A, P> => Object.assign((...given: A) => call(path, input(...given)), { path });

/** A function that says that it makes the same call as another one. */
export const likewise = <A extends unknown[], R>(
  { path }: Making,
  run: (...given: A) => R,
): { (...given: A): R; readonly path?: CallPath | undefined } =>
  Object.assign((...given: A) => run(...given), { path });
