import { type Rows, type Setting, wireName } from '../../../web-kit/domain/settings.ts';
import type { Field } from '../../../web-kit/form/fields.ts';
import { explained } from '../../parts/guides/explained.ts';
import { sentence } from './form.ts';

/** The fields of a dialog for settings that are one line or one of several values, by their names in calls. */
export const fieldsOf = <K extends string>(rows: Rows): Field<K>[] =>
  Object.entries(rows).flatMap(([name, row]): Field<K>[] => {
    const key = wireName(name, row, 'creating') as K;
    const { label, help: hint, paragraph } = row;
    const about = explained({ key, label, hint }, paragraph);
    if (row.input === 'choice') return [{ ...about, required: true, choices: choicesOf(row) }];
    if (row.input !== 'line') return [];
    const rule = (typed: string) => sentence(row, row.rule?.(typed));
    return [{ ...about, rule, max: row.most, required: row.default === undefined }];
  });
const choicesOf = ({ of }: Extract<Setting, { input: 'choice' }>) =>
  Object.entries(of).map(([value, label]) => ({ value, label }));
