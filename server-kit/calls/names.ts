import { z } from 'zod';
import { faultOf, issuesIn, mostProblems, type Problem } from '../../domain/problems.ts';
import { invalid, Refusal } from '../../domain/refusals.ts';
import type { Fault } from '../../domain/sentences/sentences.ts';

type Path = (string | number)[];
type Sent = { path: Path; value: unknown };
/** A name as it is compared: `redirect_uris` and `redirectUris` are one, and the places of lists count for nothing. */
const plain = (path: readonly PropertyKey[]) =>
  String(path.findLast((part) => typeof part === 'string' && !/^\d+$/.test(part)) ?? '')
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase();

/** Every place of what was sent, with its value. */
function* placesOf(value: unknown, path: Path = []): Generator<Sent> {
  if (path.length) yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value))
    yield* placesOf(each, [...path, Array.isArray(value) ? Number(key) : key]);
}

type Wrong = { path: PropertyKey[]; input?: unknown; fault: Fault };
/**
 * Where the caller sent what a command refuses under a name of its own: the place with the same name and the same value,
 * else the only place with that value, else the place or the parameter with the same name.
 */
function placeOf({ path, input }: Wrong, places: readonly Sent[], parameters: readonly string[]): string {
  const named = plain(path);
  const same = input === undefined ? [] : places.filter(({ value }) => Object.is(value, input));
  const found =
    same.find((place) => plain(place.path) === named) ??
    (same.length === 1 ? same[0] : places.find((place) => plain(place.path) === named));
  const parameter = parameters.find((name) => plain([name]) === named);
  return (found?.path ?? [parameter ?? path.filter((part) => part !== 'settings').join('.')]).join('.');
}

/**
 * An error with which a rule or a command's schema refused fields, in the names of the call, at most twenty of them; any
 * other error as it is.
 */
export function inNamesOf(error: unknown, sent: object, parameters: readonly string[]): unknown {
  const wrongs: Wrong[] =
    error instanceof z.ZodError
      ? issuesIn(error).map((issue) => ({ ...issue, fault: faultOf(issue) }))
      : error instanceof Refusal
        ? error.problems.map(({ field, ...fault }) => ({ path: field.split('.'), fault }))
        : [];
  if (!wrongs.length) return error;
  const places = [...placesOf(sent)];
  return invalid(
    ...wrongs.slice(0, mostProblems).map(
      (wrong): Problem => ({
        field: wrong.path.join('') ? placeOf(wrong, places, parameters) : '',
        ...wrong.fault,
      }),
    ),
  );
}
