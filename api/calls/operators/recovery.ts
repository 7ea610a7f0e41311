import { z } from 'zod';
import { id } from '../../../domain/kit.ts';
import { email } from '../../../domain/operator/commands.ts';
import { recoveries } from '../../../projections/models/operators/recoveries.ts';
import { ceremony, changed, effect, lists } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { assertion, attestation, creationOptions, requestOptions } from '../../webauthn.ts';

const withToken = z.object({ accessToken: sealedToken });
const rate = { count: 30, seconds: 60, kept: true } as const;
const ok = z.object({ errorCode: z.literal(0) });

/** The person whom a recovery link is for, and the state of the recovery. */
const about = z.object({
  errorCode: z.literal(0),
  name: z.string(),
  email: z.string(),
  organisationName: z.string(),
  /** requested: not opened yet. waiting: a passkey can be made from `readyAt`. ready: one can be made until `expiresAt`. */
  phase: z.enum(['requested', 'waiting', 'ready']),
  /** Waiting time after the link is opened, in hours. */
  waitHours: z.number(),
  readyAt: z.string().nullable(),
  expiresAt: z.string(),
});
export type AboutRecovery = z.output<typeof about>;

/** Recovery without a device, by a mailed link that everybody concerned can stop. */
export const recoveryCalls = {
  /** Returns the same reply for every address, before looking it up. */
  requestRecovery: effect('POST /recovery/request', ['visitor'], ok, {
    body: z.object({ email, captcha: z.string() }),
    captcha: true,
    rate: { count: 10, seconds: 600, kept: true },
  }),
  readRecovery: effect('POST /recovery/read', ['visitor'], about, {
    body: withToken,
    rate,
  }),
  /** Opens the link, which starts the waiting time and notifies everybody concerned. */
  openRecovery: effect('POST /recovery/open', ['visitor'], about, {
    body: withToken,
    rate,
  }),
  enrolRecovery: ceremony('POST /recovery/enrol', ['visitor'], creationOptions, {
    body: z.object({ accessToken: sealedToken, captcha: z.string() }),
    captcha: true,
    rate,
  }),
  verifyEnrolRecovery: ceremony('POST /verify-recovery-attestation', ['visitor'], ok, {
    body: attestation,
    rate,
  }),
  /** Stops a recovery by the link in the mail that announced it. */
  stopRecovery: effect('POST /recovery/stop', ['visitor'], ok, {
    body: withToken,
    rate,
  }),
  /** Stops a recovery in the console, by a team member or the person. */
  stopRecoveryOf: effect('POST /recovery/stop/:userId', ['operator'], changed),
  /** The recoveries under way in the organisation. */
  recoveries: lists('GET /recoveries', ['operator'], recoveries, { where: () => ({}) }),
  /**
   * Begins sending a recovery link to a colleague, with a token for the window in which the sender's own passkey
   * confirms it.
   */
  sendRecovery: effect(
    'POST /recovery/send',
    ['operator'],
    z.object({ errorCode: z.literal(0), accessToken: z.string() }),
    { body: z.object({ userId: id() }), rate: { count: 60, seconds: 3600 } },
  ),
  confirmRecovery: ceremony(
    'POST /recovery/confirm',
    ['visitor'],
    requestOptions.extend({ name: z.string(), email: z.string() }),
    { body: withToken, rate },
  ),
  verifyConfirmRecovery: ceremony('POST /verify-recovery-assertion', ['visitor'], ok, {
    body: assertion,
    rate,
  }),
  /** The staff send a recovery to an operator of any organisation: the member's own passkey answers for it. */
  staffRecovery: ceremony('POST /admin/recovery/:userId', ['admin'], requestOptions, {
    rate: { count: 30, seconds: 3600 },
  }),
  verifyStaffRecovery: ceremony('POST /admin/verify-recovery-assertion', ['admin'], ok, {
    body: assertion,
    rate: { count: 300, seconds: 3600 },
  }),
};
