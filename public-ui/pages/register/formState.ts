import type { Draft } from './draft.ts';

/** State that the parts of the form share. */
export type FormState = {
  values: Draft;
  change: <K extends keyof Draft>(field: K) => (value: Draft[K]) => void;
  /** True for fields that the person has left, and for all fields once they tried to continue. */
  touched: (field: keyof Draft) => boolean;
  leave: (field: keyof Draft) => () => void;
};

type TextKey = { [K in keyof Draft]: Draft[K] extends string ? K : never }[keyof Draft];
/** Binds an input to a text of the form. Its problem is shown once the person has left the field. */
export const bound = <K extends TextKey>(
  { values, change, leave, touched }: FormState,
  key: K,
  problemOf: (typed: string) => string | undefined = () => undefined,
) => ({
  name: key,
  value: values[key],
  onChange: change(key),
  onBlur: leave(key),
  error: touched(key) ? problemOf(values[key]) : undefined,
});
