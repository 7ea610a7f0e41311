import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Contact = { status: 'absent' | 'open' | 'done'; subjectId: string };

/** An entry of the contact form, of an organisation. The staff answer it by mail and mark it as done. */
export const contact = aggregate<Contact, typeof events>({
  name: 'contact',
  events,
  unknown: 'contact.unknown',
  edits: [events.ContactDone, events.ContactReopened],
  initial: { status: 'absent', subjectId: '' },
  evolve: {
    ContactRequested: (_, { subjectId }) => ({ status: 'open', subjectId }),
    ContactAnswered: (state) => state,
    ContactDone: (state) => ({ ...state, status: 'done' }),
    ContactReopened: (state) => ({ ...state, status: 'open' }),
  },
});
