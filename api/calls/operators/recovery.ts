import { z } from 'zod';
import { id } from '../../../domain/kit.ts';
import { email } from '../../../domain/operator/commands.ts';
import { recovery as recoveryOf } from '../../../domain/recovery/recovery.ts';
import { transaction } from '../../../domain/transaction/transaction.ts';
import { recoveries } from '../../../projections/models/operators/recoveries.ts';
import { ceremony, changed, done, effect, lists } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { assertion, attestation, creationOptions, requestOptions } from '../../webauthn.ts';

const withToken = z.object({ accessToken: sealedToken });
const rate = { count: 30, seconds: 60, kept: true } as const;

/** The person whom a recovery link is for, and the state of the recovery. */
const recovery = done
  .extend({
    name: z.string(),
    email: z.string(),
    organisationName: z.string(),
    /** requested: not opened yet. waiting: a passkey can be made from `readyAt`. ready: one can be made until `expiresAt`. */
    phase: z.enum(['requested', 'waiting', 'ready']),
    /** Waiting time after the link is opened, in hours. */
    waitHours: z.number(),
    readyAt: z.string().nullable(),
    expiresAt: z.string(),
  })
  .meta({ id: 'Recovery' });
export type AboutRecovery = z.output<typeof recovery>;

/** Recovery without a device, by a mailed link that everybody concerned can stop. */
export const recoveryCalls = {
  requestRecovery: effect('POST /recovery/request', ['visitor'], done, {
    about:
      'Asks for a recovery link by mail. The reply is the same for every address, and comes before ' +
      'it is looked up.',
    body: z.object({ email, captcha: z.string() }),
    captcha: true,
    rate: { count: 10, seconds: 600, kept: true },
  }),
  readRecovery: effect('POST /recovery/read', ['visitor'], recovery, {
    about: 'Reads how a recovery stands.',
    body: withToken,
    rate,
  }),
  openRecovery: effect('POST /recovery/open', ['visitor'], recovery, {
    about: 'Opens a recovery link. This starts the waiting time and notifies everybody concerned.',
    body: withToken,
    rate,
  }),
  enrolRecovery: ceremony('POST /recovery/enrol', ['visitor'], creationOptions, {
    about: 'Begins the passkey that ends a recovery.',
    body: z.object({ accessToken: sealedToken, captcha: z.string() }),
    captcha: true,
    rate,
  }),
  verifyEnrolRecovery: ceremony('POST /verify-recovery-attestation', ['visitor'], done, {
    about: 'Ends a recovery with the new passkey.',
    body: attestation,
    rate,
  }),
  stopRecovery: effect('POST /recovery/stop', ['visitor'], done, {
    about: 'Stops a recovery by the link in the mail that announced it.',
    body: withToken,
    rate,
  }),
  stopRecoveryOf: effect('POST /recovery/stop/:userId', ['operator'], changed, {
    changes: [recoveryOf],
    renews: true,
    scope: 'people',
    own: 'userId',
    about: 'Stops a recovery in the console. By a team member or the person.',
  }),
  recoveries: lists('GET /recoveries', ['operator'], recoveries, {
    scope: 'people',
    about: 'Lists the recoveries under way in the organization.',
    where: () => ({}),
  }),
  sendRecovery: effect('POST /recovery/send', ['operator'], done.extend({ accessToken: z.string() }), {
    changes: [],
    renews: true,
    about:
      'Begins sending a recovery link to a colleague. Answers a token for the window in which the ' +
      "sender's own passkey confirms it.",
    body: z.object({ userId: id() }),
    rate: { count: 60, seconds: 3600 },
  }),
  confirmRecovery: ceremony(
    'POST /recovery/confirm',
    ['visitor'],
    requestOptions.extend({ name: z.string(), email: z.string() }),
    {
      about: "Begins the confirmation of a colleague's recovery by the sender's passkey.",
      body: withToken,
      rate,
    },
  ),
  verifyConfirmRecovery: ceremony('POST /verify-recovery-assertion', ['visitor'], done, {
    about: "Sends the colleague's recovery link.",
    body: assertion,
    rate,
  }),
  staffRecovery: ceremony('POST /admin/recovery/:userId', ['admin'], requestOptions, {
    changes: [],
    about:
      'Begins a recovery for an operator of any organization. The passkey of the member of staff ' +
      'answers for it.',
    rate: { count: 30, seconds: 3600 },
  }),
  verifyStaffRecovery: ceremony('POST /admin/verify-recovery-assertion', ['admin'], done, {
    changes: [recoveryOf, transaction],
    about: "Sends the operator's recovery link.",
    body: assertion,
    rate: { count: 300, seconds: 3600 },
  }),
};
