import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

export { DeviceReinstated, DeviceReleased, DeviceWithdrawn } from '../operator/events.ts';

/** Which family of application a user belongs to. */
export const realms = ['general', 'oidc', 'saml', 'radius'] as const;
export type Realm = (typeof realms)[number];

export const UserRegistered = event(
  'UserRegistered',
  z.object({
    realm: z.enum(realms),
    username: personal(z.string()),
    name: personal(z.string()),
    /** True when a passkey is to follow: until `UserEnrolled` the registration is not finished. */
    enrolling: z.boolean().default(false),
  }),
  (first) => ({ ...first, enrolling: false }),
);
/** The mail of an invitation was read: the user name is the invited person's own address. */
export const UsernameVerified = event('UsernameVerified', z.object({}));
/** The passkey that the registration waited for is there. */
export const UserEnrolled = event('UserEnrolled', z.object({}));
export const UserSuspended = event('UserSuspended', z.object({}));
export const UserActivated = event('UserActivated', z.object({}));
/** `wasSuspended` tells a counter which count to lower. */
export const UserDeleted = event('UserDeleted', z.object({ wasSuspended: z.boolean() }));
