import { randomUUID } from 'node:crypto';
import { ref } from '../../domain/kit.ts';
import { UseSession } from '../../domain/transaction/commands.ts';
import { transaction } from '../../domain/transaction/transaction.ts';
import { derivedId } from '../access/accessId.ts';
import type { Kit } from '../kit.ts';

type Use = { userId: string; organisationId: string; deviceId: string };
/**
 * Notes that a person came to an application by a session of single sign-on, so that operators see when it was. A day (UTC) of
 * a user has one note, in a short stream of its own: however often somebody comes, later sign-ins read no more.
 */
export async function noteSessionUse(
  { executor, clock }: Pick<Kit, 'executor' | 'clock'>,
  { userId, organisationId, deviceId }: Use,
): Promise<void> {
  const id = derivedId(['session used', userId, new Date(clock()).toISOString().slice(0, 10)]);
  if ((await executor.look(ref(transaction, id))).state.status !== 'absent') return;
  const actor = { role: 'user', id: userId, organisationId } as const;
  await executor.execute(UseSession, { id, userId, deviceId }, { actor, correlationId: randomUUID() });
}
