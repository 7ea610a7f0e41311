import { z } from 'zod';
import { id } from '../../domain/kit.ts';
import { email } from '../../domain/operator/commands.ts';
import { recoveries } from '../../projections/models/recoveries.ts';
import { ceremony, changed, effect, lists } from '../kit.ts';
import { assertion, attestation, creationOptions, requestOptions } from '../webauthn.ts';

const accessToken = z.string().min(1).max(8192);
const rate = { count: 30, seconds: 60 };
const ok = z.object({ errorCode: z.literal(0) });

/** Whose recovery a link is about, and how far it has come. */
const about = z.object({
  errorCode: z.literal(0),
  name: z.string(),
  email: z.string(),
  organisationName: z.string(),
  /** requested: not opened yet. waiting: a passkey can be made from `readyAt`. ready: now, until `expiresAt`. */
  phase: z.enum(['requested', 'waiting', 'ready']),
  /** How long the person has to wait once the link is opened. */
  waitHours: z.number(),
  readyAt: z.string().nullable(),
  expiresAt: z.string(),
});
export type AboutRecovery = z.output<typeof about>;

/** Getting back in without a device: by a mailed link, which everybody concerned may stop. */
export const recoveryCalls = {
  /** Answers the same for every address, and before it is looked up. */
  requestRecovery: effect('POST /recovery/request', ['visitor'], ok, {
    body: z.object({ email, captcha: z.string() }),
    captcha: true,
    rate: { count: 10, seconds: 600 },
  }),
  readRecovery: effect('POST /recovery/read', ['visitor'], about, { body: z.object({ accessToken }), rate }),
  /** Opens the link: the waiting time begins, and everybody concerned is told. */
  openRecovery: effect('POST /recovery/open', ['visitor'], about, { body: z.object({ accessToken }), rate }),
  enrolRecovery: ceremony('POST /recovery/enrol', ['visitor'], creationOptions, {
    body: z.object({ accessToken, captcha: z.string() }),
    captcha: true,
    rate,
  }),
  verifyEnrolRecovery: ceremony('POST /verify-recovery-attestation', ['visitor'], ok, {
    body: attestation,
    rate,
  }),
  /** By the link of the mail that told of it. */
  stopRecovery: effect('POST /recovery/stop', ['visitor'], ok, { body: z.object({ accessToken }), rate }),
  /** By a member of the team, or the person: in the console. */
  stopRecoveryOf: effect('POST /recovery/stop/:userId', ['operator'], changed),
  /** What is under way in the organisation. */
  recoveries: lists('GET /recoveries', ['operator'], recoveries, { where: () => ({}) }),
  /** A colleague sends a recovery: first a token for the window in which the colleague's own passkey confirms it. */
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
    { body: z.object({ accessToken }), rate },
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
    rate: { count: 30, seconds: 3600 },
  }),
};
