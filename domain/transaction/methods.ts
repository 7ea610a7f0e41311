import type { Feature } from '../kit.ts';

/** How a person proves to be there, and the feature of the plan that an application's users need for it. */
export const featureOf = {
  'this device': 'authenticate.same.device',
  phone: 'authenticate.different.device.appless.QR',
} as const satisfies Record<string, Feature>;
export type Method = keyof typeof featureOf;
export const methods = Object.keys(featureOf) as [Method, ...Method[]];
