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
  /** Nobody registers without an invitation. */
  invitedOnly: z.boolean().default(false),
});
export const settings = z.discriminatedUnion('kind', [web]);
export type Settings = z.output<typeof settings>;

/** Before there was a choice, every application was open to all. */
const openToAll = (old: { settings: object }) => ({ settings: { invitedOnly: false, ...old.settings } });
export const ApplicationCreated = event('ApplicationCreated', z.object({ settings }), openToAll);
export const ApplicationChanged = event('ApplicationChanged', z.object({ settings }), openToAll);
export const ApplicationSuspended = event('ApplicationSuspended', z.object({}));
export const ApplicationActivated = event('ApplicationActivated', z.object({}));
/** `wasSuspended` tells a counter which count to lower. */
export const ApplicationDeleted = event('ApplicationDeleted', z.object({ wasSuspended: z.boolean() }));
