import type { ComponentType, ReactNode } from 'react';
import { pair } from '../format.ts';
import { texts } from './texts.ts';

/** A form's values while they are edited: always text, by the key of the field. */
export type Values<K extends string> = Record<K, string>;
/** Sentences about the fields that cannot be sent as they are. */
export type Problems<K extends string> = Partial<Values<K>>;

/** A field of a form: how it looks, and which values it takes. The rules themselves come from the domain. */
export type Field<K extends string = string> = {
  key: K;
  label: string;
  required?: boolean;
  /** What to say while a required field is empty, in place of the usual sentence. */
  missing?: string;
  /** Leaves out the mark of a required field. */
  unmarked?: boolean;
  /** Maximum length in characters. Longer text is refused, never cut. */
  max?: number;
  /** Says why a value that is there and not too long is wrong; it may look at the other fields. */
  rule?: (value: string, values: Values<K>) => string | undefined;
  /** Whether the form has the field, by the values of the others; by default it always has. */
  when?: (values: Values<K>) => boolean;
  hint?: string;
  /** Stands behind the hint or the problem, such as the way to a guide. */
  more?: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'number' | 'password';
  /** What nobody else may see, like each password: it is not kept when the form is left. */
  secret?: true;
  inputMode?: 'text' | 'decimal' | 'numeric';
  autoComplete?: string;
  multiline?: boolean;
  /** The lines that a field of several lines has room for. */
  rows?: number;
  disabled?: boolean;
  /** Offers these values to choose from instead of typing one. */
  choices?: readonly { value: string; label: string }[];
  /** Takes the whole width of a form with two columns. */
  wide?: boolean;
  /** Buttons at the end of the input, which can change the value. */
  End?: ComponentType<{ value: string; change: (value: string) => void }>;
};

/** The values as they are sent: without spaces at their ends. */
export const trimmed = <K extends string>(values: Values<K>): Values<K> =>
  Object.fromEntries(Object.entries<string>(values).map(([key, value]) => [key, value.trim()])) as Values<K>;

/** The fields that the form has with these values. */
export const presentFields = <K extends string>(fields: readonly Field<K>[], values: Values<K>) =>
  fields.filter(({ when }) => when?.(values) ?? true);

/** Whether a required field is empty. */
export const isIncomplete = <K extends string>(fields: readonly Field<K>[], values: Values<K>): boolean =>
  presentFields(fields, values).some(({ key, required }) => required && !values[key].trim());

/** Why the values cannot be sent, by field; empty when they can. */
export function problemsOf<K extends string>(fields: readonly Field<K>[], values: Values<K>): Problems<K> {
  const sent = trimmed(values);
  const found = presentFields(fields, sent).flatMap(({ key, required, missing, max, rule }) => {
    const value = sent[key];
    if (!value) return required ? [[key, missing ?? texts.missing]] : [];
    if (max !== undefined && value.length > max) return [[key, texts.tooLong(max, value.length)]];
    const problem = rule?.(value, sent);
    return problem ? [[key, problem]] : [];
  });
  return Object.fromEntries(found) as Problems<K>;
}

/** What a refusal says of the form's fields, by their labels; a part of a field counts as the field. */
export function refusedFields<K extends string>(
  fields: readonly Field<K>[],
  errors: Readonly<Record<string, string>>,
): Problems<K> {
  const found = Object.entries(errors).flatMap(([path, says]) => {
    const field = fields.find(({ key }) => key === path.split('.')[0]);
    return field ? [[field.key, pair(field.label, says)]] : [];
  });
  return Object.fromEntries(found) as Problems<K>;
}
