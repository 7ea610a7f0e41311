import { device } from '../domain/device/device.ts';
import { ref } from '../domain/kit.ts';
import { person } from '../domain/person/person.ts';
import { refuse } from '../domain/refusals.ts';
import type { Kit } from '../server-kit/kit.ts';
import { headOf } from '../server-kit/people/joined.ts';
import { recoveredOf } from '../server-kit/people/recovered.ts';

type Looking = Pick<Kit, 'executor'>;
/** The passkey with which somebody allowed a further one, and when, in milliseconds since the epoch. */
export type Confirmed = { confirmedBy: string | null; confirmedAt: number };

/** Whether the passkey that allowed something is still there, and is that of the person, if one is named. */
async function hasDevice(kit: Looking, { confirmedBy }: Pick<Confirmed, 'confirmedBy'>, personId?: string) {
  if (!confirmedBy) return true;
  const fresh = { fresh: true };
  const { state, ancestors } = await kit.executor.look(ref(device, confirmedBy), fresh);
  if (state.status !== 'active' || personId === undefined) return state.status === 'active';
  return (await headOf(kit, ancestors.personId ?? '', fresh)) === (await headOf(kit, personId, fresh));
}

/**
 * Whether what a person allowed still counts: not after its passkey is gone or is that of somebody else, as after a parting, or a
 * recovery ended all that came before.
 */
export async function stillCounts(kit: Looking, personId: string, confirmed: Confirmed) {
  const { signedOutUntil } = (await kit.executor.look(ref(person, personId), { fresh: true })).state;
  return confirmed.confirmedAt > signedOutUntil && (await hasDevice(kit, confirmed, personId));
}

/**
 * What an operator was granted: the passkey that confirmed it, unless it was mailed to a colleague, and the device of the
 * latest completed recovery until then.
 */
export type Grant = { operatorId: string; confirmedBy?: string | null; recovered?: string | null };
/** Whether a grant still counts: not after its passkey is gone, or the access was recovered. */
export async function grantCounts(
  kit: Looking,
  { operatorId, confirmedBy = null, recovered = null }: Grant,
): Promise<boolean> {
  if (!(await hasDevice(kit, { confirmedBy }))) return false;
  return (await recoveredOf(kit, operatorId)) === recovered;
}

/** Refuses what a person allowed and what no longer counts. */
export async function mustStillCount(kit: Looking, personId: string, confirmed: Confirmed) {
  if (!(await stillCounts(kit, personId, confirmed))) refuse('session.token');
}
