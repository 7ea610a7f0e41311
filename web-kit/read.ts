import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Calls } from '../api/calls.ts';
import type { InputOf, PathOf } from '../api/client.ts';
import { call } from './call.ts';

type ReadPath = PathOf<Calls> & `GET ${string}`;

/** The beginning of the keys of all that one call has read, whatever its input. */
export const keyOf = <P extends ReadPath>(path: P): QueryKey => [path];

/** A query for what a call answers, under the key of its path and input. */
export const read = <P extends ReadPath>(path: P, input: InputOf<Calls, P>) =>
  queryOptions({ queryKey: [...keyOf(path), input], queryFn: () => call(path, input) });
