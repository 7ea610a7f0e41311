import type { homeCalls } from '../../../api/calls/home.ts';
import type { passkeyStepCalls, sdkStepCalls } from '../../../api/calls/signIn/passkeySteps.ts';
import type { Inputs } from './world.ts';

const begun = { ceremony: 'signIn', step: 'begun' };

export const home: Inputs<typeof homeCalls & typeof passkeyStepCalls & typeof sdkStepCalls> = {
  signInCounts: ({ own }) => ({ as: 'operator', input: { period: '7d', appId: own.app.appId } }),
  passkeyCounts: () => ({ as: 'operator', input: { period: '30d', zone: 'Asia/Kolkata' } }),
  firstSteps: () => ({ as: 'operator', input: {} }),
  endingSoon: () => ({ as: 'operator', input: {} }),
  attention: () => ({ as: 'operator', input: { unusedSince: '2026-01-01T00:00:00.000Z' } }),
  allSignInCounts: () => ({ as: 'admin', input: { period: '7d', zone: 'Asia/Kolkata' } }),
  allPasskeyCounts: () => ({ as: 'admin', input: { period: '24h' } }),
  tellPasskeyStep: () => ({ as: 'visitor', input: begun }),
  sdkStep: ({ own }) => ({
    as: 'visitor',
    from: own.person.guest,
    input: { appId: own.app.appId, ...begun },
  }),
};
