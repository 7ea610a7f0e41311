import { sends } from '../../../web-kit/sends.ts';
import { texts } from './texts.ts';

/** The details that operators can change themselves. */
export type Details = { name: string; phoneNumber: string };
const t = texts.details;

/** The reason why the name is invalid, if it is. */
export const nameProblem = ({ name }: Details) => (name.trim() ? undefined : t.nameMissing);

/** The part of an operator that its own form edits. */
export const detailsOf = ({
  name,
  phoneNumber,
}: {
  name: string | null;
  phoneNumber: string | null;
}): Details => ({
  name: name ?? '',
  phoneNumber: phoneNumber ?? '',
});

/** Whether the details have unsaved input. */
export const isChanged = (before: Details, next: Details) =>
  next.name !== before.name || next.phoneNumber !== before.phoneNumber;

/** Saves the operator's own details. */
export const saving = {
  save: sends('PUT /ownDetails', (details: Details) => details),
  done: t.saved,
  failed: t.failed,
};
