import { createContext, useContext } from 'react';
import type { NumberField } from './fields.ts';

export type Typed = Record<NumberField, string>;
/** The one plan being edited in the table, and what was typed so far. */
export type Editing = {
  planId: string | null;
  typed: Typed | null;
  /** Takes over what others have changed since editing began, under what was typed; whether there was anything. */
  catchUp: (now: Typed) => boolean;
  begin: (planId: string, typed: Typed) => void;
  type: (field: NumberField, value: string) => void;
  end: () => void;
};

export const EditingContext = createContext<Editing | null>(null);

/** The plan being edited. Works only inside the plans table. */
export const useEditing = (): Editing => useContext(EditingContext)!;
