import { useState } from 'react';
import { CallError } from '../call.ts';
import { SaidBesideFields } from '../commands/saidBesideFields.ts';
import {
  type Field,
  isIncomplete,
  type Problems,
  presentFields,
  problemsOf,
  refusedFields,
  type Values,
} from './fields.ts';
import { onTopOf } from './meanwhile.ts';

export type Form<K extends string> = ReturnType<typeof useForm<K>>;

/**
 * The state of a form: its values, and which problems to show. Problems show once somebody has tried to send it. It begins
 * with what is `typed` already, on top of the `initial` values.
 */
export function useForm<K extends string>(
  fields: readonly Field<K>[],
  initial: Problems<K> = {},
  typed: Problems<K> = {},
) {
  const valuesOf = (given: Problems<K>) =>
    Object.fromEntries(fields.map(({ key }) => [key, given[key] ?? ''])) as Values<K>;
  const [before, setBefore] = useState(() => valuesOf(initial));
  const [values, setValues] = useState(() => valuesOf({ ...initial, ...typed }));
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems<K>>({});
  const problems = problemsOf(fields, values);
  return {
    before,
    values,
    /** What to say beside the fields. */
    problems: { ...refused, ...(tried ? problems : {}) } as Problems<K>,
    /** What the server has said of them, of all the problems. */
    refused,
    isIncomplete: tried && isIncomplete(fields, values),
    isChanged: fields.some(({ key }) => values[key] !== before[key]),
    change(key: K, value: string) {
      setValues((now) => ({ ...now, [key]: value }));
      setRefused((now) => ({ ...now, [key]: undefined }));
    },
    /** Takes everything back that was typed. */
    reset() {
      setValues(before);
      setRefused({});
      setTried(false);
    },
    /** Shows what is wrong; true when the form can be sent. */
    check() {
      setTried(true);
      return Object.keys(problems).length === 0;
    },
    /** Takes over what others have changed since the form was opened, under what was typed; whether there was anything. */
    catchUp(now: Problems<K>): boolean {
      const latest = valuesOf(now);
      const next = onTopOf(before, values, latest);
      if (!next) return false;
      setBefore(latest);
      setValues(next);
      return true;
    },
    /** Sends the form, and hands on the answer. A refusal that is about fields is shown beside them, and names them by their labels. */
    async send<T>(run: () => Promise<T>): Promise<T> {
      try {
        return await run();
      } catch (error) {
        const present = presentFields(fields, values);
        const found = error instanceof CallError ? refusedFields(present, error.errors) : {};
        const [first] = Object.values<string>(found);
        if (first === undefined) throw error;
        setRefused(found);
        throw new SaidBesideFields(first, { cause: error });
      }
    },
  };
}
