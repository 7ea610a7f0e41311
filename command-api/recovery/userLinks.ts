import { ref } from '../../domain/kit.ts';
import { StopRecovery } from '../../domain/recovery/commands.ts';
import { type Recovery, recovery } from '../../domain/recovery/recovery.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import { further, type Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { eachAccessOf } from '../../server-kit/people/people.ts';
import { behindTheScenes } from '../lastOne.ts';

/**
 * Stops those recovery links of a person that are meant. Each access of a person may have one, and each of them opens all
 * that is the person's, so that none may outlive what ends the others.
 */
export async function stopUserLinks(
  kit: Pick<Kit, 'executor'>,
  personId: string,
  by: Provenance,
  isMeant: (userId: string, state: Recovery) => boolean = () => true,
) {
  const { executor } = kit;
  for await (const { id } of eachAccessOf(kit, personId)) {
    const { state } = await executor.look(ref(recovery, id), { fresh: true });
    if (state.phase === 'over' || !isMeant(id, state)) continue;
    // It may have ended meanwhile.
    await executor
      .execute(StopRecovery, { id, round: state.round }, behindTheScenes(further(by)))
      .catch(ignoreRefusal);
  }
}
