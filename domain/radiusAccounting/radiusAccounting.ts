import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** The reports of one client in one hour. Every hour has a stream of its own, so that no stream grows. */
export type RadiusAccounting = { status: 'absent' | 'active' };

export const radiusAccounting = aggregate<RadiusAccounting, typeof events>({
  name: 'radiusAccounting',
  events,
  unknown: 'radius.unknown',
  initial: { status: 'absent' },
  evolve: {
    RadiusSessionReported: () => ({ status: 'active' }),
    RadiusClientRestarted: () => ({ status: 'active' }),
  },
});

const hour = 3_600_000;
/** The id of a client's hour that contains this moment. */
export const accountingSpan = (clientId: string, now: number) => `${clientId}.${Math.floor(now / hour)}`;
