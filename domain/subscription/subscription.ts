import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Subscription = {
  status: 'absent' | 'active' | 'deleted';
  ownerId: string;
  /** The key of ours that messages to it are signed with. */
  serverKey: string;
};

/** One installed app of an operator or a user that gets push messages. */
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
