import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Subscription = {
  status: 'absent' | 'active' | 'deleted';
  ownerId: string;
  /** Our key with which messages to it are signed. */
  serverKey: string;
};

/** An operator's or a user's installed app that receives push messages. */
export const subscription = aggregate<Subscription, typeof events>({
  name: 'subscription',
  events,
  unknown: 'push.unknown',
  initial: { status: 'absent', ownerId: '', serverKey: '' },
  evolve: {
    PushSubscribed: (_, { ownerId, serverKey }) => ({ status: 'active', ownerId, serverKey }),
    PushUnsubscribed: (state) => ({ ...state, status: 'deleted' }),
  },
});
