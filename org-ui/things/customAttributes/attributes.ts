import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { customNameProblem } from '../../../web-kit/domain/customAttributes.ts';
import { faultSays } from '../../../web-kit/faults.ts';
import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { customWords as t } from './words.ts';

export type CustomAttribute = ReplyOf<Calls, 'GET /attributes/:uniqueId'>['attributes'][number];
/** An attribute while it is edited. The values to choose from are lines. */
export type Row = Omit<CustomAttribute, 'options'> & { options: string };
export type Draft = { rows: readonly Row[] };
/** Why a row cannot be saved, by its fields. */
export type RowProblems = Partial<Record<'label' | 'name' | 'options', string>>;

/** The custom attributes that the organisation keeps of its people. */
export const attributesQuery = (uniqueId: string) => read('GET /attributes/:uniqueId', { uniqueId });

export const blank: Row = { name: '', label: '', kind: 'text', options: '' };
export const draftOf = (attributes: readonly CustomAttribute[]): Draft => ({
  rows: attributes.map(({ options, ...each }) => ({ ...each, options: options.join('\n') })),
});
const linesOf = (typed: string) => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
/** The attributes as they are sent: without blanks at their ends, and without options of another kind. */
export const attributesIn = ({ rows }: Draft): CustomAttribute[] =>
  rows.map(({ name, label, kind, options }) => ({
    ...{ name: name.trim(), label: label.trim(), kind },
    options: kind === 'choice' ? linesOf(options) : [],
  }));
export const isChanged = (before: Draft, next: Draft) => JSON.stringify(before) !== JSON.stringify(next);

/** Why the rows cannot be saved, each by its fields. */
export function problemsOf(draft: Draft): RowProblems[] {
  const all = attributesIn(draft);
  return all.map(({ name, label, kind, options }) => {
    const isTwice = all.filter((each) => each.name === name).length > 1;
    const wrong = faultSays(t.name, customNameProblem(name)) ?? (isTwice ? t.twice : undefined);
    return {
      ...(label ? {} : { label: t.labelMissing }),
      ...(wrong && { name: wrong }),
      ...(kind === 'choice' && !options.length ? { options: t.optionsMissing } : {}),
    };
  });
}
export const isWrong = (problems: readonly RowProblems[]) =>
  problems.some((each) => Object.keys(each).length > 0);

/** Saves the attributes of the organisation. */
export const saving = (uniqueId: string) =>
  sends('PUT /attributes/:uniqueId', (next: Draft) => ({ uniqueId, attributes: attributesIn(next) }));
