import { z } from 'zod';
import { AddAdminPasskey, RemoveAdminPasskey, RenameAdminPasskey } from '../../domain/admin/commands.ts';
import { text } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { answers, ceremony, does, effect, means } from '../kit.ts';
import { accepted, assertion, attestation, creationOptions, requestOptions } from '../webauthn.ts';

const opening = { rate: { count: 60, seconds: 60 } };
/** For calls of a signed-in member. */
const own = { rate: { count: 300, seconds: 600 } };
const signedIn = z.object({ errorCode: z.literal(0), username: z.string() });
const passkeyName = AddAdminPasskey.input.shape.passkeyName;

/** The sign-in of the platform's staff, and their passkeys. A password alone signs nobody in. */
export const staffCalls = {
  /**
   * Checks a password. `enrol`: the account has no passkey, so the first one must be made now. `passkey`: one of the
   * account's passkeys must answer. After many wrong passwords a solved captcha is required.
   */
  adminLogin: effect(
    'POST /admin/adminLogin',
    ['visitor'],
    creationOptions.extend({ username: z.string(), step: z.enum(['enrol', 'passkey']) }),
    {
      body: z.object({
        username: text(limits.adminUsername, 1),
        password: z.string().min(1).max(1000),
        captcha: z.string().max(8192).optional(),
      }),
      rate: { count: 10, seconds: 60, kept: true },
    },
  ),
  /** Begins a sign-in with any staff passkey, without a name or a password. */
  staffLogin: ceremony('POST /admin/passkeyLogin', ['visitor'], requestOptions, opening),
  verifyStaffLogin: ceremony(
    'POST /admin/verify-passkeyLogin-assertion',
    ['visitor'],
    signedIn.extend({ accepted }),
    {
      body: assertion,
      ...opening,
    },
  ),
  verifyStaffEnrolment: ceremony('POST /admin/verify-enrol-attestation', ['visitor'], signedIn, {
    body: attestation,
    ...opening,
  }),
  staffPasskeys: answers(
    'GET /admin/passkeys',
    ['admin'],
    z.object({
      errorCode: z.literal(0),
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          addedAt: z.iso.datetime(),
          lastUsedAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  ),
  /** Adding a passkey begins with an existing one. */
  confirmStaffPasskey: ceremony('POST /admin/confirmPasskey', ['admin'], requestOptions, own),
  verifyConfirmStaffPasskey: ceremony(
    'POST /admin/verify-confirmPasskey-assertion',
    ['admin'],
    creationOptions,
    { body: assertion, ...own },
  ),
  verifyAddStaffPasskey: ceremony(
    'POST /admin/verify-addPasskey-attestation',
    ['admin'],
    z.object({ errorCode: z.literal(0), id: z.string(), position: z.string() }),
    { body: attestation.extend({ name: passkeyName.optional() }), ...own },
  ),
  renameStaffPasskey: does(
    'PUT /admin/passkey/:passkeyId',
    ['admin'],
    ({ passkeyId, name }, { actor }) =>
      means(RenameAdminPasskey, { id: actor.id, passkeyId, passkeyName: name }),
    { body: z.object({ name: passkeyName }) },
  ),
  removeStaffPasskey: does('DELETE /admin/passkey/:passkeyId', ['admin'], ({ passkeyId }, { actor }) =>
    means(RemoveAdminPasskey, { id: actor.id, passkeyId }),
  ),
};
