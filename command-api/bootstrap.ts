import { randomBytes, randomUUID } from 'node:crypto';
import { AddAdmin } from '../domain/admin/commands.ts';
import { ref } from '../domain/kit.ts';
import { CreatePlan, firstPlans } from '../domain/plan/commands.ts';
import { plan } from '../domain/plan/plan.ts';
import { Refusal } from '../domain/refusals.ts';
import type { Origin } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';
import { hashPassword } from '../server-kit/passwords.ts';

const origin: Origin = { actor: { role: 'system', id: 'start' }, correlationId: 'start', call: 'start' };

/** Makes what must be there from the first start on: the plans, and an admin. Repeating it changes nothing. */
export async function bootstrap({
  executor,
  config,
}: Kit): Promise<{ username: string; password: string | null }> {
  for (const first of firstPlans) {
    const { status } = (await executor.look(ref(plan, first.id))).state;
    if (status === 'absent') await executor.execute(CreatePlan, first, origin);
  }
  return addAdmin(executor, config.ADMIN_USERNAME, config.ADMIN_PASSWORD);
}

/** Adds an admin unless there is one of that name. A password that nobody gave is made, and told once. */
export async function addAdmin(executor: Kit['executor'], username: string, given?: string) {
  if (await executor.reserved.holderOf('admin', username.toLowerCase())) return { username, password: null };
  const password = given ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  try {
    await executor.execute(AddAdmin, { id: randomUUID(), username, passwordHash }, origin);
  } catch (error) {
    // another process that starts at the same moment was faster
    if (error instanceof Refusal && error.code === 'admin.taken') return { username, password: null };
    throw error;
  }
  return { username, password: given ? null : password };
}
