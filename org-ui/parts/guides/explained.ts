import { createElement } from 'react';
import type { Paragraph } from '../../../web-kit/domain/settings.ts';
import type { Field } from '../../../web-kit/form/fields.ts';
import { LearnMore } from './LearnMore.tsx';

/** A field that leads to the paragraph of a guide that explains it. */
export const explained = <K extends string>(field: Field<K>, paragraph: Paragraph): Field<K> => ({
  ...field,
  more: createElement(LearnMore, { about: field.label, paragraph }),
});
