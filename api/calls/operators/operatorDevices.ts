import { z } from 'zod';
import { device } from '../../../domain/device/device.ts';
import { id } from '../../../domain/kit.ts';
import { email } from '../../../domain/operator/commands.ts';
import { operator } from '../../../domain/operator/operator.ts';
import { devices } from '../../../projections/models/users/devices.ts';
import { ceremony, changed, done, effect, ignored, lists } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { assertion, attestation, creationOptions, requestOptions } from '../../webauthn.ts';
import { shownDevice } from '../parts/device.ts';
import { suspending } from '../parts/suspending.ts';

const withCaptcha = z.object({ accessToken: sealedToken, captcha: z.string() });
const opening = { rate: { count: 60, seconds: 60, kept: true } } as const;
const oneDevice = z.object({ userId: id(), credentialID: z.string().min(1).max(1400) });

/** The devices of team members. */
export const operatorDeviceCalls = {
  getOperatorDevices: lists('GET /getOperatorDevices/:userId', ['operator'], devices, {
    own: 'userId',
    about: 'Lists the devices of a team member.',
    where: ({ userId }) => ({ ownerId: userId }),
    show: shownDevice,
  }),
  suspendOperatorDevice: effect('POST /suspendOperatorDevice', ['operator'], changed, {
    changes: [device, operator, 'sessions'],
    renews: true,
    own: 'userId',
    about: 'Suspends or activates a device of a team member.',
    body: suspending(oneDevice),
  }),
  removeOperatorDevice: effect('POST /removeOperatorDevice', ['operator'], changed, {
    changes: [device, operator, 'sessions'],
    renews: true,
    own: 'userId',
    about: 'Removes a device of a team member.',
    body: oneDevice,
  }),
  generateEmailToken: effect(
    'POST /generateEmailToken',
    ['operator'],
    done.extend({ accessToken: z.string().nullable() }),
    {
      changes: [operator],
      renews: true,
      own: 'userId',
      about:
        'Begins adding a device. For oneself it answers a token for the add-device window, where a ' +
        'passkey confirms it; for a colleague it answers null and mails the colleague. Whom it is for is ' +
        'said by `userId`, without it by `email`; with neither it is the caller.',
      body: z.object({
        userId: id().optional(),
        email: email.optional(),
        name: ignored,
        createdBy: ignored,
        uniqueId: ignored,
        role: ignored,
        ttl: ignored,
      }),
      rate: { count: 300, seconds: 3600 },
    },
  ),
  verifyDeviceToken: effect(
    'POST /verifyDeviceToken',
    ['visitor'],
    done.extend({
      step: z.enum(['confirm', 'add']),
      name: z.string(),
      email: z.string(),
      organisationName: z.string(),
    }),
    {
      about:
        'Reads what the link to add a device needs next. `confirm`: an existing passkey must answer ' +
        'first. `add`: the new one can be made.',
      body: z.object({ accessToken: sealedToken }),
      ...opening,
    },
  ),
  confirmDevice: ceremony('POST /confirmDevice', ['visitor'], requestOptions, {
    about: 'Begins the confirmation by an existing passkey, before a device is added.',
    body: withCaptcha,
    captcha: true,
    ...opening,
  }),
  verifyConfirmDevice: ceremony(
    'POST /verify-confirmDevice-assertion',
    ['visitor'],
    done.extend({
      accessToken: z.string(),
      expiresIn: z.number(),
    }),
    {
      about:
        'Ends the confirmation by an existing passkey. The answered token adds one device within ' +
        '`expiresIn` seconds: here, or by a request that a phone approves.',
      body: assertion,
      ...opening,
    },
  ),
  addDevice: ceremony('POST /addDevice', ['visitor'], creationOptions, {
    about: 'Begins the passkey of a further device.',
    body: withCaptcha,
    captcha: true,
    ...opening,
  }),
  verifyAddDevice: ceremony(
    'POST /verify-addDevice-attestation',
    ['visitor'],
    done.extend({ message: z.string() }),
    {
      about: 'Adds the further device.',
      body: attestation,
      ...opening,
    },
  ),
};
