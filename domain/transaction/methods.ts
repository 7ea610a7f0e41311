import type { Feature } from '../plan/features.ts';

/** The methods of proving one's presence, with the plan feature that an application's users need for each. */
export const featureOf = {
  'this device': 'authenticate.same.device',
  phone: 'authenticate.different.device.appless.QR',
} as const satisfies Record<string, Feature>;
/** The feature that users also need to receive requests as messages to the installed app. */
export const pushFeature: Feature = 'authenticate.different.device.inapp.push';
export type Method = keyof typeof featureOf;
export const methods = Object.keys(featureOf) as [Method, ...Method[]];
