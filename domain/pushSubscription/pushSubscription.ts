import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type PushSubscription = {
  status: 'absent' | 'active' | 'deleted';
  ownerId: string;
  /** Our key with which messages to it are signed. */
  serverKey: string;
  /** The device with whose passkey the app was signed in last; null where that was not noted. */
  deviceId: string | null;
};

/** An operator's or a user's installed app that receives push messages. */
export const pushSubscription = aggregate<PushSubscription, typeof events>({
  name: 'pushSubscription',
  events,
  unknown: 'push.unknown',
  initial: { status: 'absent', ownerId: '', serverKey: '', deviceId: null },
  evolve: {
    PushSubscribed: (_, { ownerId, serverKey, deviceId }) => ({
      ...{ status: 'active', ownerId, serverKey, deviceId },
    }),
    PushUnsubscribed: (state) => ({ ...state, status: 'deleted' }),
  },
});
