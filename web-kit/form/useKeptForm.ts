import { useEffect, useState } from 'react';
import type { Field, Problems } from './fields.ts';
import { typedIn, useKept } from './kept.ts';
import { useForm } from './useForm.ts';

/**
 * A form of which everything typed but secrets is kept until it is sent or discarded, so that the end of a session or a
 * reload takes nothing away. `about` names the form. What was typed before goes on top of the values as they are now.
 */
export function useKeptForm<K extends string>(
  about: string,
  fields: readonly Field<K>[],
  initial: Problems<K> = {},
) {
  const { kept, keep, forget } = useKept<Problems<K>>(about, () => true);
  const form = useForm(fields, initial, kept?.next);
  const [restored, setRestored] = useState(form.isChanged);
  const { before, values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept changes with what is typed, and with nothing else
  useEffect(() => {
    const typed = typedIn(fields, before, values);
    if (typed) keep(typed);
    else if (kept) forget();
  }, [before, values]);
  return {
    ...form,
    /** Whether the form began with what was typed before. */
    restored,
    /** Drops what is kept, once it has been sent or is no longer wanted. */
    forget,
    /** Shows the form as it was before anything was typed. */
    discard() {
      form.reset();
      setRestored(false);
    },
  };
}
