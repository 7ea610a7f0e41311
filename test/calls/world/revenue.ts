import type { revenueCalls } from '../../../api/calls/revenue.ts';
import type { Inputs } from './world.ts';

export const revenue: Inputs<typeof revenueCalls> = {
  revenue: () => ({ as: 'admin', input: {} }),
};
