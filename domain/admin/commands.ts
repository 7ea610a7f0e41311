import { z } from 'zod';
import { credential } from '../device/commands.ts';
import { commandsOf, id, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import { admin } from './admin.ts';
import * as happened from './events.ts';

const command = commandsOf(admin);
const one = z.object({ id: id() });
const passwordHash = z.string().startsWith('scrypt$');
const passkeyName = text(limits.passkeyName, 1);

export const AddAdmin = command(
  {
    input: one.extend({ username: text(limits.adminUsername, 1), passwordHash }),
    parent: () => null,
    claims: ({ username }) => [{ kind: 'admin', value: username.toLowerCase() }],
  },
  (state, { username, passwordHash }) =>
    state.status === 'absent' ? [happened.AdminAdded({ username, passwordHash })] : refuse('admin.taken'),
);
/** Sets a new password. The passkeys stay, unless their owner has lost them. */
export const ChangeAdminPassword = command(
  { input: one.extend({ passwordHash, resetPasskeys: z.boolean().default(false) }) },
  ({ passkeys }, { passwordHash, resetPasskeys }) => [
    happened.AdminPasswordChanged({ passwordHash }),
    ...(resetPasskeys && passkeys.length ? [happened.AdminPasskeysReset({})] : []),
  ],
);
export const RemoveAdmin = command({ input: one }, () => [happened.AdminRemoved({})]);

/**
 * Adds a passkey. The password enrols only the first one, and only if it has not changed since the ceremony began
 * (`passwords`). Every further passkey must have been confirmed by an existing one (`confirmedBy`).
 */
export const AddAdminPasskey = command(
  {
    input: one.extend({
      passkeyId: id(),
      passkeyName,
      credential,
      by: z.union([z.object({ passwords: z.number().int().min(0) }), z.object({ confirmedBy: z.string() })]),
    }),
  },
  ({ passkeys, passwords }, { id: _, by, ...added }) => {
    if (passkeys.some((each) => each.id === added.passkeyId)) return [];
    if (passkeys.some((each) => each.credential.credentialId === added.credential.credentialId))
      refuse('admin.passkeyTaken');
    if ('passwords' in by) {
      if (passkeys.length || by.passwords !== passwords) refuse('admin.enrolled');
    } else if (!passkeys.some((each) => each.id === by.confirmedBy)) refuse('admin.passkeyUnknown');
    if (passkeys.length >= limits.adminPasskeys) refuse('admin.passkeyLimit');
    return [happened.AdminPasskeyAdded(added)];
  },
);
const ofPasskey = one.extend({ passkeyId: id() });
export const RenameAdminPasskey = command(
  { input: ofPasskey.extend({ passkeyName }) },
  ({ passkeys }, { passkeyId, passkeyName }) =>
    passkeys.some((each) => each.id === passkeyId)
      ? [happened.AdminPasskeyRenamed({ passkeyId, passkeyName })]
      : refuse('admin.passkeyUnknown'),
);
/** Removes a passkey. The last one stays, because without it its owner could not sign in again. */
export const RemoveAdminPasskey = command({ input: ofPasskey }, ({ passkeys }, { passkeyId }) => {
  if (!passkeys.some((each) => each.id === passkeyId)) refuse('admin.passkeyUnknown');
  if (passkeys.length === 1) refuse('admin.passkeyLast');
  return [happened.AdminPasskeyRemoved({ passkeyId })];
});
