import { createContext, useContext } from 'react';
import { store, useStore } from '../session.ts';
import type { Field, Problems } from './fields.ts';

/** A form's initial and current values, which must be JSON. */
export type Kept<T> = { before: T; next: T };

/** Unsaved forms. They survive leaving the page, a reload and a new sign-in. */
export const drafts = store<Record<string, Kept<unknown>>>('drafts', {});
/** Who is signed in: nobody else gets to see what they typed. */
export const Who = createContext('');

/** The signed-in person's unsaved form. `about` names the form; `isChanged` tells whether it has unsaved input. */
export function useKept<T>(about: string, isChanged: (before: T, next: T) => boolean) {
  const key = `${useContext(Who)} ${about}`;
  const keptIn = (all: Record<string, Kept<unknown>>) => all[key] as Kept<T> | undefined;
  const kept = keptIn(useStore(drafts));
  const keep = (next: Kept<T>) => drafts.set((now) => ({ ...now, [key]: next }));
  const forget = () => drafts.set(({ [key]: _, ...others }) => others);
  /** What is kept at this moment, for work that began when something else was shown. */
  const latest = () => keptIn(drafts.get());
  return { kept, changed: kept !== undefined && isChanged(kept.before, kept.next), keep, forget, latest };
}

/** What may be kept of a form: the values that were typed into its fields, without secrets. */
export function typedIn<K extends string>(
  fields: readonly Field<K>[],
  before: Problems<K>,
  next: Problems<K>,
): Kept<Problems<K>> | undefined {
  const typed = fields
    .filter(({ key, type, secret }) => !secret && type !== 'password' && before[key] !== next[key])
    .map(({ key }) => key);
  const of = (values: Problems<K>) =>
    Object.fromEntries(typed.map((key) => [key, values[key] ?? ''])) as Problems<K>;
  return typed.length ? { before: of(before), next: of(next) } : undefined;
}
