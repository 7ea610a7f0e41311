import { application } from '../domain/application/application.ts';
import { takesRequests } from '../domain/helpRequest/commands.ts';
import { ref } from '../domain/kit.ts';
import { Refusal } from '../domain/refusals.ts';
import { type Found, personIn } from '../passkeys/holders.ts';
import { helpToken } from '../server-kit/access/helpToken.ts';
import type { Kit } from '../server-kit/kit.ts';
import { accessToAsk } from '../server-kit/people/asking.ts';
import type { Owner } from '../server-kit/people/people.ts';

type As = (holder: Found) => Promise<Owner | null>;
/** Learns whose passkey answered. */
export type Noting = (as: As) => As;

/**
 * Lets a person who has no access ask for it, where the application takes requests: the refusal of the sign-in then brings
 * a token. A suspended person is told so instead. `noting` learns whose passkey answered.
 */
export async function offeringHelp<T>(
  kit: Kit,
  applicationId: string,
  signIn: (noting: Noting) => Promise<T>,
): Promise<T> {
  let personId: string | null = null;
  const noting: Noting = (as) => async (holder) => {
    personId = await personIn(kit, holder);
    return as(holder);
  };
  try {
    return await signIn(noting);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'user.noAccess' || !personId) throw error;
    await accessToAsk(kit, personId, applicationId);
    const { state } = await kit.executor.look(ref(application, applicationId));
    if (!takesRequests(state)) throw error;
    throw Object.assign(error, { accessToken: helpToken(kit, { personId, applicationId }) });
  }
}
