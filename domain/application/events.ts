import { z } from 'zod';
import { event } from '../kit.ts';
import { secret } from '../marks.ts';
import { told } from '../problems.ts';
import { suspending } from '../suspending.ts';
import { applicationKinds, type Settings, settings } from './kinds.ts';
import type { DirectorySettings } from './settings/directory.ts';

export const ApplicationCreated = event('ApplicationCreated', z.object({ settings }));
/**
 * All settings after a change. They are not validated again: the command validated the change, and unchanged settings
 * may be older than today's rules.
 */
const asItStands: z.ZodType<Settings, Settings> = z.looseObject({
  kind: z.enum(Object.keys(applicationKinds)),
}) as never;
export const ApplicationChanged = event('ApplicationChanged', z.object({ settings: asItStands }));
export const ApplicationSuspended = event('ApplicationSuspended', suspending);
export const ApplicationActivated = event('ApplicationActivated', z.object({}));
/** A secret was made or replaced. Each one has an id of its own, by which it is found in the stream. */
export const ApplicationSecretSet = event(
  'ApplicationSecretSet',
  z.object({ name: z.string(), secretId: z.string(), value: secret(z.string()) }),
);
/** The secret that was replaced last stays valid until then. */
export const ApplicationSecretKept = event(
  'ApplicationSecretKept',
  z.object({ name: z.string(), secretId: z.string(), until: z.iso.datetime() }),
);
/** A secret is no longer valid: one that was kept, or one that nothing replaces. */
export const ApplicationSecretEnded = event(
  'ApplicationSecretEnded',
  z.object({ name: z.string(), secretId: z.string() }),
);
/** Somebody was shown a secret. */
export const ApplicationSecretRevealed = event(
  'ApplicationSecretRevealed',
  z.object({ name: z.string(), secretId: z.string() }),
);
/** The users come from the application's directory (external), or no longer do. */
export const ApplicationUserSourceSet = event(
  'ApplicationUserSourceSet',
  z.object({ source: z.enum(['internal', 'external']) }),
);
/** All settings of the directory after a change. They are not validated again, like those of the application. */
const directoryAsItStands: z.ZodType<DirectorySettings, DirectorySettings> = z.looseObject({
  server: z.string(),
}) as never;
export const ApplicationDirectorySet = event(
  'ApplicationDirectorySet',
  z.object({ directory: directoryAsItStands }),
  ({ directory }) => ({
    directory: {
      ...directory,
      ...{
        searchFilter: '',
        attributeMap: '',
        groups: false,
        groupBaseDn: '',
        groupFilter: '',
        groupName: 'cn',
      },
    },
  }),
);
/**
 * The metadata of a service provider were read at their address. `problem` is why they could not be used in English, empty when
 * they could, and `told` is what pages say it by, null in earlier ones; `changed` are the names of the settings that they changed.
 */
export const ServiceProviderMetadataRead = event(
  'ServiceProviderMetadataRead',
  z.object({
    url: z.string(),
    problem: z.string(),
    told: told.nullable(),
    changed: z.array(z.string()),
    nextAt: z.iso.datetime(),
  }),
  (first) => ({ ...first, told: null }),
);
/** A protected resource was added, for which access tokens are issued. */
export const ResourceAdded = event(
  'ResourceAdded',
  z.object({
    resourceId: z.string(),
    resourceName: z.string(),
    resourceIndicator: z.string(),
    scope: z.string(),
    accessTokenFormat: z.enum(['opaque', 'jwt']),
    accessTokenTTL: z.number(),
    createdAt: z.iso.datetime(),
  }),
);
export const ResourceRemoved = event('ResourceRemoved', z.object({ resourceId: z.string() }));
/** People of the group may use the application, without an invitation. */
export const ApplicationOpenedToGroup = event('ApplicationOpenedToGroup', z.object({ groupId: z.string() }));
export const ApplicationClosedToGroup = event('ApplicationClosedToGroup', z.object({ groupId: z.string() }));
/** Everybody who is known to the organisation may use the application, without an invitation. */
export const ApplicationOpenedToEverybody = event('ApplicationOpenedToEverybody', z.object({}));
export const ApplicationClosedToEverybody = event('ApplicationClosedToEverybody', z.object({}));
/** Somebody of the team began to try the sign-in. It is none of the application's own. */
export const ApplicationTried = event('ApplicationTried', z.object({}));
/** `wasSuspended` tells counters which count to decrease. */
export const ApplicationDeleted = event('ApplicationDeleted', z.object({ wasSuspended: z.boolean() }));
