import { z } from 'zod';
import { id } from '../../../domain/kit.ts';
import { devices } from '../../../projections/models/users/devices.ts';
import { ceremony, changed, effect, lists, type RowOf, rowOf, view } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { assertion, attestation, creationOptions, requestOptions } from '../../webauthn.ts';
import { suspending } from '../users/suspending.ts';

/** A field that the requirements send but the server ignores, because the session or the token determines it. */
const ignored = z.unknown().optional();
const withCaptcha = z.object({ accessToken: sealedToken, captcha: z.string() });
const opening = { rate: { count: 60, seconds: 60, kept: true } } as const;
const oneDevice = z.object({ userId: id(), credentialID: z.string().min(1).max(1400) });

/** A device in the form that the console takes. */
const deviceReply = rowOf(devices)
  .extend({
    credentialID: z.string(),
    userId: z.string(),
    totalLogins: z.number().int(),
    /** The number of sign-ins, as the requirements use the name, and not the authenticator's own counter. */
    counter: z.number().int(),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: 'Device' });
export const shownDevice = view(deviceReply, (row: RowOf<typeof devices>) => ({
  ...row,
  credentialID: row.credentialId,
  userId: row.ownerId,
  totalLogins: row.loginCount,
  counter: row.loginCount,
  addedAt: row.addedOn,
}));

/** The devices of team members. */
export const operatorDeviceCalls = {
  getOperatorDevices: lists('GET /getOperatorDevices/:userId', ['operator'], devices, {
    where: ({ userId }) => ({ ownerId: userId }),
    show: shownDevice,
  }),
  suspendOperatorDevice: effect('POST /suspendOperatorDevice', ['operator'], changed, {
    body: suspending(oneDevice),
  }),
  removeOperatorDevice: effect('POST /removeOperatorDevice', ['operator'], changed, { body: oneDevice }),
  /**
   * Begins adding a device. For oneself it returns a token for the add-device window, where a passkey confirms it; for
   * a colleague it returns null and mails the colleague.
   */
  generateEmailToken: effect(
    'POST /generateEmailToken',
    ['operator'],
    z.object({ errorCode: z.literal(0), accessToken: z.string().nullable() }),
    {
      body: z.object({
        userId: id().optional(),
        name: ignored,
        email: ignored,
        createdBy: ignored,
        uniqueId: ignored,
        role: ignored,
        ttl: ignored,
      }),
      rate: { count: 300, seconds: 3600 },
    },
  ),
  /** `confirm`: an existing passkey must answer first. `add`: the new one can be made. */
  verifyDeviceToken: effect(
    'POST /verifyDeviceToken',
    ['visitor'],
    z.object({
      errorCode: z.literal(0),
      step: z.enum(['confirm', 'add']),
      name: z.string(),
      email: z.string(),
      organisationName: z.string(),
    }),
    { body: z.object({ accessToken: sealedToken }), ...opening },
  ),
  confirmDevice: ceremony('POST /confirmDevice', ['visitor'], requestOptions, {
    body: withCaptcha,
    captcha: true,
    ...opening,
  }),
  /** The returned token adds one device within `expiresIn` seconds: here, or by a request that a phone approves. */
  verifyConfirmDevice: ceremony(
    'POST /verify-confirmDevice-assertion',
    ['visitor'],
    z.object({
      errorCode: z.literal(0),
      accessToken: z.string(),
      expiresIn: z.number(),
    }),
    { body: assertion, ...opening },
  ),
  addDevice: ceremony('POST /addDevice', ['visitor'], creationOptions, {
    body: withCaptcha,
    captcha: true,
    ...opening,
  }),
  verifyAddDevice: ceremony(
    'POST /verify-addDevice-attestation',
    ['visitor'],
    z.object({ errorCode: z.literal(0), message: z.string() }),
    { body: attestation, ...opening },
  ),
};
