import { z } from 'zod';
import * as device from '../../../domain/device/events.ts';
import { firstName } from '../../../domain/device/name.ts';
import { personal } from '../../../domain/marks.ts';
import { OperatorDeleted } from '../../../domain/operator/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { PersonDeleted, PersonJoined, PersonParted } from '../../../domain/person/events.ts';
import { SessionUsed, SignedIn } from '../../../domain/transaction/events.ts';
import { gone, readModel } from '../../kit.ts';

/** Passkeys, and the devices that they were made on. */
export const devices = readModel(
  'devices',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    /** The application for which a person made it. */
    applicationId: z.string().nullable(),
    /** The person or operator whose it is. */
    ownerId: z.string(),
    /** Who signs in with it: of people who were joined, the one they were joined into. */
    holderId: z.string(),
    credentialId: z.string(),
    /** The name given by its owner, until then a default name. */
    name: personal(z.string(), { of: 'ownerId' }),
    rpId: z.string(),
    /** The model of the authenticator, or the password manager (WebAuthn L3 section 6.5.1). */
    aaguid: z.string(),
    fmt: z.string(),
    deviceType: z.string(),
    platform: z.string(),
    suspended: z.boolean(),
    /** Since when the passkey may be backed up, if it could not when it was made. */
    backupAllowedAt: z.iso.datetime().nullable(),
    loginCount: z.number().int(),
    counter: z.number().int(),
    /**
     * Set when a signature counter did not increase, so that the passkey may have been copied (WebAuthn L3 section 7.2
     * step 22).
     */
    cloneAlarm: z.boolean(),
    lastLogin: z.iso.datetime().nullable(),
    /** The browser that was signed in last, and the country in which it was, where that is known. */
    lastBrowser: z.string().nullable(),
    lastPlatform: z.string().nullable(),
    lastCountry: z.string().nullable(),
    addedOn: z.iso.datetime(),
    /** When it or a session that began with it was used last; until then, when it was added. */
    lastUsed: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    // Visits by a session did not count.
    version: 2,
    sort: ['addedOn', 'lastLogin'],
    lookups: ['holderId'],
    times: ['lastUsed'],
  },
)
  .starts(device.DeviceAdded, ({ id, at, data, organisationId, personId, operatorId }) => ({
    id,
    organisationId: organisationId!,
    applicationId: data.applicationId,
    ownerId: (personId ?? operatorId)!,
    holderId: (personId ?? operatorId)!,
    credentialId: data.credentialId,
    name: firstName(data),
    rpId: data.rpId,
    aaguid: data.aaguid,
    fmt: data.fmt,
    deviceType: data.deviceType,
    platform: data.platform,
    suspended: false,
    backupAllowedAt: null,
    loginCount: 0,
    counter: data.counter,
    cloneAlarm: false,
    ...{ lastLogin: null, lastBrowser: null, lastPlatform: null, lastCountry: null },
    ...{ addedOn: at, lastUsed: at },
  }))
  .changes(device.DeviceRenamed, (row, { data }) => ({ ...row, name: data.name }))
  .changes(device.DeviceBackupAllowed, (row, { at }) => ({ ...row, backupAllowedAt: at }))
  .changes(device.DeviceSuspended, (row) => ({ ...row, suspended: true }))
  .changes(device.DeviceActivated, (row) => ({ ...row, suspended: false }))
  .changes(
    SignedIn,
    (row, { at, data }) => ({
      ...row,
      loginCount: row.loginCount + 1,
      ...{ lastLogin: at, lastUsed: at },
      ...{ lastBrowser: data.browser, lastPlatform: data.platform, lastCountry: data.country ?? null },
      counter: Math.max(row.counter, data.counter),
      cloneAlarm: row.cloneAlarm || (row.counter > 0 && data.counter <= row.counter),
    }),
    ({ data }) => data.deviceId,
  )
  // Whoever comes in by single sign-on day after day is no stranger with a forgotten device.
  .changes(
    SessionUsed,
    (row, { at }) => ({ ...row, lastUsed: at }),
    ({ data }) => data.deviceId,
  )
  .ends(device.DeviceRemoved)
  .sweeps(PersonJoined, 'ownerId', ({ data }) => ({ holderId: data.into }))
  .sweeps(PersonParted, 'ownerId', ({ id }) => ({ holderId: id }))
  .sweeps(PersonDeleted, 'ownerId', gone)
  .sweeps(OperatorDeleted, 'ownerId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
