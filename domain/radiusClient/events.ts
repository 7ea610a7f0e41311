import { z } from 'zod';
import { event } from '../kit.ts';
import { secret } from '../marks.ts';
import { type ClientSettings, clientSettings } from './settings.ts';

/** All settings after a change. They are not validated again, because unchanged ones may be older than today's rules. */
const asItStands: z.ZodType<ClientSettings, ClientSettings> = z.looseObject({ name: z.string() }) as never;

export const RadiusClientAdded = event('RadiusClientAdded', z.object({ settings: clientSettings }));
export const RadiusClientChanged = event('RadiusClientChanged', z.object({ settings: asItStands }));
/** The secret that the client shares with the gateway was set or replaced. */
export const RadiusSecretSet = event('RadiusSecretSet', z.object({ value: secret(z.string()) }));
/** The client has sent a right Message-Authenticator, so that none of its requests is believed without one. */
export const RadiusClientSealing = event('RadiusClientSealing', z.object({}));
export const RadiusClientSuspended = event('RadiusClientSuspended', z.object({}));
export const RadiusClientActivated = event('RadiusClientActivated', z.object({}));
export const RadiusClientDeleted = event('RadiusClientDeleted', z.object({}));
