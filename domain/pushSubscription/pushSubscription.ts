import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type PushSubscription = {
  status: 'absent' | 'active' | 'deleted';
  ownerId: string;
  /** Our key with which messages to it are signed. */
  serverKey: string;
};

/** An operator's or a user's installed app that receives push messages. */
export const pushSubscription = aggregate<PushSubscription, typeof events>({
  name: 'pushSubscription',
  events,
  unknown: 'push.unknown',
  initial: { status: 'absent', ownerId: '', serverKey: '' },
  evolve: {
    PushSubscribed: (_, { ownerId, serverKey }) => ({ status: 'active', ownerId, serverKey }),
    PushUnsubscribed: (state) => ({ ...state, status: 'deleted' }),
  },
});
