import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Subscription = {
  status: 'absent' | 'active' | 'deleted';
  operatorId: string;
  /** The key of ours that messages to it are signed with. */
  serverKey: string;
};

/** One installed app of an operator that gets push messages. */
export const subscription = aggregate<Subscription, typeof events>({
  name: 'subscription',
  events,
  unknown: 'push.unknown',
  initial: { status: 'absent', operatorId: '', serverKey: '' },
  evolve: {
    PushSubscribed: (_, { operatorId, serverKey }) => ({ status: 'active', operatorId, serverKey }),
    PushUnsubscribed: (state) => ({ ...state, status: 'deleted' }),
  },
});
