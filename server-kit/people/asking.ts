import { lives } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Kit } from '../kit.ts';
import { openingFor } from './openings.ts';
import { accessAt } from './people.ts';
import { mustStand } from './standing.ts';

/**
 * Whether a person may go to an application, and the id of the user that the person is there or becomes. Refuses somebody
 * who is suspended, altogether or there, and so can ask for nothing. Nobody waits for an application that is suspended or gone.
 */
export async function accessToAsk(kit: Pick<Kit, 'executor'>, personId: string, applicationId: string) {
  await mustStand(kit, { applicationId, personId });
  const { id, state } = await accessAt(kit, personId, applicationId);
  if (state.status === 'suspended') refuse('user.suspended');
  const isDirect = lives(state) && state.direct;
  return { id, hasAccess: isDirect || (await openingFor(kit, personId, applicationId)) !== null };
}
