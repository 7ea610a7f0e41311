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

/** Creates the first plans. A repetition changes nothing. */
export async function makeFirstPlans({ executor }: Kit): Promise<void> {
  for (const first of firstPlans) {
    const { status } = (await executor.look(ref(plan, first.id))).state;
    if (status === 'absent') await executor.execute(CreatePlan, first, provenance);
  }
}

/**
 * Creates, once, the first member of the staff, so that a removed member does not come back. A repetition changes
 * nothing. The password is there only if it was made now: whoever calls this must show it at once.
 */
export async function makeFirstStaff(kit: Kit): Promise<{ username: string; password: string | null }> {
  const { executor, config } = kit;
  const username = config.ADMIN_USERNAME;
  const { status } = (await executor.look(ref(roster, rosterId))).state;
  if (status !== 'absent') return { username, password: null };
  const { password } = await addStaff(kit, username, config.ADMIN_PASSWORD);
  await executor.execute(OpenRoster, { id: rosterId }, provenance);
  return { username, password };
}

/** Creates the first plans and the first member of the staff. */
export async function bootstrap(kit: Kit): Promise<{ username: string; password: string | null }> {
  await makeFirstPlans(kit);
  return makeFirstStaff(kit);
}
