import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of mails that were given up. */
export const texts = spoken('staff/pages/letters', {
  tab: 'Dead letters',
  filter: 'Filter by recipient or kind',
  empty:
    'Nothing here yet. A mail that could not be delivered after all attempts appears here with the reason, and can be sent again.',
  columns: {
    reaction: 'What',
    email: 'To',
    error: 'Reason',
    attempts: 'Attempts',
    givenUpAt: 'Given up at',
  },
  again: 'Send again',
  underWay: 'Sending again',
  resent: 'It is being sent again',
  resentMany: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} being sent again`,
});
