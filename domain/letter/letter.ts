import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Letter = {
  status: 'absent' | 'given up' | 'resent' | 'deleted';
  reaction: string;
  eventId: string;
};

/** A dead letter: a delivery that a reaction could not make. Its id is derived from the reaction and the event. */
export const letter = aggregate<Letter, typeof events>({
  name: 'letter',
  events,
  unknown: 'letter.unknown',
  initial: { status: 'absent', reaction: '', eventId: '' },
  evolve: {
    LetterGivenUp: (_, { reaction, eventId }) => ({ status: 'given up', reaction, eventId }),
    LetterResent: (state) => ({ ...state, status: 'resent' }),
    LetterDelivered: (state) => ({ ...state, status: 'deleted' }),
  },
});
