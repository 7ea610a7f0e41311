import { z } from 'zod';
import { admin } from '../../domain/admin/admin.ts';
import { AddAdminPasskey, RemoveAdminPasskey, RenameAdminPasskey } from '../../domain/admin/commands.ts';
import { text } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { transaction } from '../../domain/transaction/transaction.ts';
import { staffPasskeys } from '../../projections/models/operators/staffPasskeys.ts';
import { answers, ceremony, does, done, effect } from '../kit.ts';
import { accepted, assertion, attestation, creationOptions, requestOptions } from '../webauthn.ts';

const opening = { rate: { count: 60, seconds: 60 } };
/** For calls of a signed-in member. */
const own = { rate: { count: 300, seconds: 600 } };
const signedIn = done.extend({ username: z.string() });
const passkeyName = AddAdminPasskey.input.shape.passkeyName;

/** The sign-in of the platform's staff, and their passkeys. A password alone signs nobody in. */
export const staffCalls = {
  adminLogin: effect(
    'POST /admin/adminLogin',
    ['visitor'],
    z.union([
      creationOptions.extend({ username: z.string(), step: z.literal('enrol') }),
      requestOptions.extend({ username: z.string(), step: z.literal('passkey') }),
    ]),
    {
      about:
        'Checks the password of a member of staff. `enrol`: the account has no passkey, so the first ' +
        "one must be made now. `passkey`: one of the account's passkeys must answer. After many wrong " +
        'passwords a solved captcha is required.',
      body: z.object({
        username: text(limits.adminUsername, 1),
        password: z.string().min(1).max(1000),
        captcha: z.string().max(8192).optional(),
      }),
      rate: { count: 10, seconds: 60, kept: true },
    },
  ),
  staffLogin: ceremony('POST /admin/passkeyLogin', ['visitor'], requestOptions, {
    about: 'Begins a sign-in with any staff passkey. Without a name or a password.',
    ...opening,
  }),
  verifyStaffLogin: ceremony(
    'POST /admin/verify-passkeyLogin-assertion',
    ['visitor'],
    signedIn.extend({ accepted }),
    {
      about: 'Ends the sign-in of a member of staff.',
      body: assertion,
      ...opening,
    },
  ),
  verifyStaffEnrolment: ceremony('POST /admin/verify-enrol-attestation', ['visitor'], signedIn, {
    about: 'Stores the first passkey of a member of staff, and signs in.',
    body: attestation,
    ...opening,
  }),
  staffPasskeys: answers(
    'GET /admin/passkeys',
    ['admin'],
    done.extend({
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          addedAt: z.iso.datetime(),
          lastUsedAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
    { shows: [staffPasskeys], about: "Lists the caller's own passkeys." },
  ),
  confirmStaffPasskey: ceremony('POST /admin/confirmPasskey', ['admin'], requestOptions, {
    changes: [],
    about: 'Begins to add a passkey, with an existing one.',
    ...own,
  }),
  verifyConfirmStaffPasskey: ceremony(
    'POST /admin/verify-confirmPasskey-assertion',
    ['admin'],
    creationOptions,
    {
      changes: [transaction, admin],
      about: 'Checks the existing passkey, and begins the new one.',
      body: assertion,
      ...own,
    },
  ),
  verifyAddStaffPasskey: ceremony(
    'POST /admin/verify-addPasskey-attestation',
    ['admin'],
    done.extend({ id: z.string(), position: z.string() }),
    {
      changes: [transaction, admin],
      about: 'Adds the new passkey.',
      body: attestation.extend({ name: passkeyName.optional() }),
      ...own,
    },
  ),
  renameStaffPasskey: does(
    'PUT /admin/passkey/:passkeyId',
    ['admin'],
    RenameAdminPasskey,
    ({ passkeyId, name }, { actor }) => ({ id: actor.id, passkeyId, passkeyName: name }),
    {
      about: "Renames one of the caller's passkeys.",
      body: z.object({ name: passkeyName }),
    },
  ),
  removeStaffPasskey: does(
    'DELETE /admin/passkey/:passkeyId',
    ['admin'],
    RemoveAdminPasskey,
    ({ passkeyId }, { actor }) => ({ id: actor.id, passkeyId }),
    { changes: ['sessions'], about: "Removes one of the caller's passkeys." },
  ),
};
