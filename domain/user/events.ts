import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

/** Which family of application a user belongs to. */
export const realms = ['general', 'oidc', 'saml', 'radius'] as const;

export const UserRegistered = event(
  'UserRegistered',
  z.object({ realm: z.enum(realms), username: personal(z.string()), name: personal(z.string()) }),
);
export const UserSuspended = event('UserSuspended', z.object({}));
export const UserActivated = event('UserActivated', z.object({}));
/** `wasSuspended` tells a counter which count to lower. */
export const UserDeleted = event('UserDeleted', z.object({ wasSuspended: z.boolean() }));
