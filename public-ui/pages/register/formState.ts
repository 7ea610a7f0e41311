import type { Draft } from './draft.ts';

/** What the parts of the form share. */
export type FormState = {
  values: Draft;
  change: <K extends keyof Draft>(field: K) => (value: Draft[K]) => void;
  /** Fields that were left, or all once the person tried to go on. */
  touched: (field: keyof Draft) => boolean;
  leave: (field: keyof Draft) => () => void;
};
