import { lazy } from 'react';
import type { RowOf } from '../../../api/kit.ts';
import type { letters as model } from '../../../projections/models/letters.ts';
import { call } from '../../../web-kit/call.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** A dead letter: an event that a reaction gave up, after all attempts or because another one could not help. */
export type LetterRow = RowOf<typeof model>;

export const letters: Resource = {
  name: 'letters',
  options: { label: texts.tab },
  list: lazy(() => import('./LetterList.tsx')),
  finds: async (filter) => (await import('./finds.ts')).finds(filter),
  writes: {
    update: ({ id }) => call('POST /letters/:letterId/resend', { letterId: id }),
  },
};
