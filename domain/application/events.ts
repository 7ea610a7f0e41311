import { z } from 'zod';
import { event } from '../kit.ts';
import { applicationKinds, type Settings, settings } from './families.ts';

/** Before there was a choice, every application was open to all. */
const openToAll = (old: { settings: object }) => ({ settings: { invitedOnly: false, ...old.settings } });
export const ApplicationCreated = event('ApplicationCreated', z.object({ settings }), openToAll);
/**
 * All settings as they stand after a change. They are not checked once more: the command checked what changed, and what
 * did not change may be older than today's rules.
 */
const standing: z.ZodType<Settings, Settings> = z.looseObject({
  kind: z.enum(Object.keys(applicationKinds)),
}) as never;
export const ApplicationChanged = event('ApplicationChanged', z.object({ settings: standing }), openToAll);
export const ApplicationSuspended = event('ApplicationSuspended', z.object({}));
export const ApplicationActivated = event('ApplicationActivated', z.object({}));
/** `wasSuspended` tells a counter which count to lower. */
export const ApplicationDeleted = event('ApplicationDeleted', z.object({ wasSuspended: z.boolean() }));
