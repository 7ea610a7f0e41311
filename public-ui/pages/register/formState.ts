import type { Draft } from './draft.ts';

/** State that the parts of the form share. */
export type FormState = {
  values: Draft;
  change: <K extends keyof Draft>(field: K) => (value: Draft[K]) => void;
  /** True for fields that the person has left, and for all fields once they tried to continue. */
  touched: (field: keyof Draft) => boolean;
  leave: (field: keyof Draft) => () => void;
};
