import { z } from 'zod';
import { event } from '../kit.ts';

/** What a Web or WordPress application is set to. Each further kind adds its own member to `settings`. */
export const web = z.object({
  kind: z.literal('web'),
  name: z.string(),
  logo: z.string(),
  origins: z.array(z.string()),
  tokenValidityTime: z.number().int(),
  samePlatformAuth: z.boolean(),
  remotePlatformAuth: z.boolean(),
  multipleDeviceAllowed: z.boolean(),
  wordpressPluginEnabled: z.boolean(),
});
export const settings = z.discriminatedUnion('kind', [web]);
export type Settings = z.output<typeof settings>;

export const ApplicationCreated = event('ApplicationCreated', z.object({ settings }));
export const ApplicationChanged = event('ApplicationChanged', z.object({ settings }));
export const ApplicationSuspended = event('ApplicationSuspended', z.object({}));
export const ApplicationActivated = event('ApplicationActivated', z.object({}));
/** `wasSuspended` tells a counter which count to lower. */
export const ApplicationDeleted = event('ApplicationDeleted', z.object({ wasSuspended: z.boolean() }));
