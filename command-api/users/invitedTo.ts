import { refuse } from '../../domain/refusals.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { openInvite } from '../invites/openInvite.ts';
import { recoveryIn } from '../recovery/recoverUser.ts';
import { openUserAttempt } from '../recovery/recovery.ts';

/** The application that a mailed link leads to: that of an invitation, or of a user who lost the devices. */
export async function applicationOf(kit: Kit, accessToken: string): Promise<string> {
  if (recoveryIn(kit, accessToken)) return (await openUserAttempt(kit, accessToken)).applicationId;
  return (await openInvite(kit, accessToken)).applicationId ?? refuse('session.token');
}
