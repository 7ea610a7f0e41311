import { ref } from '../domain/kit.ts';
import { CreatePlan, firstPlans } from '../domain/plan/commands.ts';
import { plan } from '../domain/plan/plan.ts';
import { OpenRoster } from '../domain/roster/commands.ts';
import { roster, rosterId } from '../domain/roster/roster.ts';
import type { Provenance } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';
import { addStaff } from './staff/staffMembers.ts';

const provenance: Provenance = {
  actor: { role: 'system', id: 'start' },
  correlationId: 'start',
  call: 'start',
};

/**
 * Creates the first plans and, once, the first member of the staff, so that a removed member does not come back. A
 * repetition changes nothing.
 */
export async function bootstrap(kit: Kit): Promise<{ username: string; password: string | null }> {
  const { executor, config } = kit;
  for (const first of firstPlans) {
    const { status } = (await executor.look(ref(plan, first.id))).state;
    if (status === 'absent') await executor.execute(CreatePlan, first, provenance);
  }
  const username = config.ADMIN_USERNAME;
  const { status } = (await executor.look(ref(roster, rosterId))).state;
  if (status !== 'absent') return { username, password: null };
  const { password } = await addStaff(kit, username, config.ADMIN_PASSWORD);
  await executor.execute(OpenRoster, { id: rosterId }, provenance);
  return { username, password };
}
