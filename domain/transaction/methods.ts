import type { Feature } from '../plan/features.ts';

/** How a person proves to be there, and the feature of the plan that an application's users need for it. */
export const featureOf = {
  'this device': 'authenticate.same.device',
  phone: 'authenticate.different.device.appless.QR',
} as const satisfies Record<string, Feature>;
/** What an application's users need besides, to hear of a request by a message to the installed app. */
export const pushFeature: Feature = 'authenticate.different.device.inapp.push';
export type Method = keyof typeof featureOf;
export const methods = Object.keys(featureOf) as [Method, ...Method[]];
