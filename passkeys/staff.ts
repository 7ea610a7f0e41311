import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { admin } from '../domain/admin/admin.ts';
import { ref } from '../domain/kit.ts';
import type { Kit } from '../server-kit/kit.ts';
import { verifyAssertion } from './assertion.ts';
import type { Begun } from './begin.ts';
import { must } from './client.ts';

/** The account in a user handle (WebAuthn L3 section 5.4.3); undefined when the handle cannot name one. */
export function accountIn(userHandle: unknown): string | undefined {
  const id = typeof userHandle === 'string' ? Buffer.from(userHandle, 'base64url').toString() : '';
  return /^[\w.~-]{1,64}$/.test(id) ? id : undefined;
}

/** The RP ID and origin of the staff's passkeys, which are made and used on the admin host. */
export const staffSite = ({ origins }: Pick<Kit, 'origins'>) => ({
  rpId: new URL(origins.admin).hostname,
  origin: origins.admin,
});

/** Verifies the answer of a staff member's passkey. An unknown passkey fails like a wrong one. */
export async function answeringPasskey(
  { executor }: Kit,
  begun: Begun,
  response: AuthenticationResponseJSON,
) {
  const adminId = accountIn(response.response.userHandle);
  must(adminId !== undefined, 'user handle names an account');
  const { passkeys } = (await executor.look(ref(admin, adminId))).state;
  const passkey = passkeys.find(({ credential }) => credential.credentialId === response.id);
  must(passkey !== undefined, 'passkey is known');
  const known = { ownerId: adminId, credential: passkey.credential };
  const { counter } = verifyAssertion(begun, response, known);
  return { adminId, passkeyId: passkey.id, counter };
}
