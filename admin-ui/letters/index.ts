import { lazy } from 'react';
import type { RowOf } from '../../api/kit.ts';
import type { letters as model } from '../../projections/models/letters.ts';
import { call } from '../../web-kit/call.ts';
import type { Resource } from '../kit/resource.ts';

/** A dead letter: an event that a reaction gave up, after all attempts or because another one could not help. */
export type LetterRow = RowOf<typeof model>;

export const words = {
  tab: 'Dead letters',
  filter: 'Filter by recipient or kind',
  empty:
    'Nothing here yet. A mail that could not be delivered after all attempts appears here with the reason, and can be sent again.',
  columns: {
    reaction: 'What',
    email: 'To',
    organisation: 'Organization',
    error: 'Reason',
    attempts: 'Attempts',
    givenUpAt: 'Given up at',
    action: 'Action',
  },
  reactions: {
    'verification-mail': 'Activation mail',
    'invitation-mail': 'Invitation mail',
    'device-mail': 'Device mail',
    'custom-mail': 'Custom mail',
  },
  again: 'Send again',
  underWay: 'Sending again',
  resent: 'It is being sent again',
} as const;

export const letters: Resource = {
  name: 'letters',
  options: { label: words.tab },
  list: lazy(() => import('./LetterList.tsx')),
  writes: {
    update: ({ id }) => call('POST /letters/:letterId/resend', { letterId: id }),
  },
};
