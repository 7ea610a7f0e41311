import { device } from '../domain/device/device.ts';
import { ref } from '../domain/kit.ts';
import { person } from '../domain/person/person.ts';
import { refuse } from '../domain/refusals.ts';
import type { Kit } from '../server-kit/kit.ts';

type Looking = Pick<Kit, 'executor'>;
/** The passkey with which somebody allowed a further one, and when, in milliseconds since the epoch. */
export type Confirmed = { confirmedBy: string | null; confirmedAt: number };

/** Refuses what was allowed by a passkey that was suspended or removed meanwhile. */
export async function mustHaveDevice({ executor }: Looking, { confirmedBy }: Pick<Confirmed, 'confirmedBy'>) {
  if (!confirmedBy) return;
  const { status } = (await executor.look(ref(device, confirmedBy), { fresh: true })).state;
  if (status !== 'active') refuse('session.token');
}

/** Refuses also what a person allowed before a recovery ended everything that the person was signed in to. */
export async function mustStillCount(kit: Looking, personId: string, confirmed: Confirmed) {
  const { signedOutUntil } = (await kit.executor.look(ref(person, personId), { fresh: true })).state;
  if (!(confirmed.confirmedAt > signedOutUntil)) refuse('session.token');
  await mustHaveDevice(kit, confirmed);
}
