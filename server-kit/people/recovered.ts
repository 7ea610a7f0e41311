import { ref } from '../../domain/kit.ts';
import { recovery } from '../../domain/recovery/recovery.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Kit } from '../kit.ts';

/** The device of an operator's latest completed recovery; null without one. Links contain it, and end with the next one. */
export const recoveredOf = async ({ executor }: Pick<Kit, 'executor'>, operatorId: string) =>
  (await executor.look(ref(recovery, operatorId), { fresh: true })).state.recovered;

/** Refuses a link from before an operator's latest recovery, which has ended the sessions of then as well. */
export async function mustBeSinceRecovery(
  kit: Pick<Kit, 'executor'>,
  { operatorId, recovered = null }: { operatorId: string; recovered?: string | null },
) {
  if ((await recoveredOf(kit, operatorId)) !== recovered) refuse('session.token');
}
