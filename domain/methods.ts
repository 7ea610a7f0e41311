import type { Feature } from './features.ts';

/** The methods of proving one's presence, with the plan feature that an application's users need for each. */
export const featureOf = {
  'this device': 'authenticate.same.device',
  /** The phone's browser, by a QR code. */
  phone: 'authenticate.different.device.appless.QR',
  /** The installed app, by a QR code or the code that is typed instead. */
  'phone app': 'authenticate.different.device.inapp',
  /** The installed app, by a message. */
  push: 'authenticate.different.device.inapp.push',
} as const satisfies Record<string, Feature>;
export type Method = keyof typeof featureOf;
export const methods = Object.keys(featureOf) as [Method, ...Method[]];
/** The methods in the order of their codes in the requirements, which begin with 1. */
export const methodsByCode = ['this device', 'phone', 'phone app', 'push'] as const satisfies Method[];
/** The methods by which another device answers. */
export const remoteMethods = ['phone', 'phone app', 'push'] as const satisfies Method[];
export type RemoteMethod = (typeof remoteMethods)[number];
