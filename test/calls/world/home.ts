import type { homeCalls } from '../../../api/calls/home.ts';
import type { Inputs } from './world.ts';

export const home: Inputs<typeof homeCalls> = {
  signInCounts: ({ own }) => ({ as: 'operator', input: { period: '7d', appId: own.app.appId } }),
  firstSteps: () => ({ as: 'operator', input: {} }),
  allSignInCounts: () => ({ as: 'admin', input: { period: '7d', zone: 'Asia/Kolkata' } }),
};
