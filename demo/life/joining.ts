import { randomUUID } from 'node:crypto';
import { families } from '../../domain/families/families.ts';
import { ConsumeInvite, SendInvite } from '../../domain/invite/commands.ts';
import { JoinGroup, RegisterPerson } from '../../domain/person/commands.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { enter } from '../../server-kit/people/enter.ts';
import type { At } from '../clock.ts';
import { between } from '../model/chance.ts';
import { type Day, hour } from '../model/year.ts';
import { type Account, actsAtHome, addPasskey } from './accounts.ts';
import type { Step } from './play.ts';

/** Registers somebody who came to a site, at the time of the clock. */
async function register({ executor }: Kit, one: Account, inviteId?: string) {
  const { id: personId, name, address, member } = one;
  const { userId, by } = actsAtHome(one);
  const { applicationId } = one.home;
  const access = { id: userId, personId, applicationId, username: address, name };
  await executor.execute(RegisterUser, { ...access, ...(inviteId && { inviteId }) }, by);
  const details = { name, ...(inviteId && { organization: member.name }) };
  const person = { id: personId, organisationId: member.id, address, details };
  await executor.execute(RegisterPerson, person, by);
}

/** The steps in which a customer registers at a site, and adds the passkeys. */
export function customerSteps(kit: Kit, one: Account, days: readonly Day[]): Step[] {
  const arrives = days[one.joins]!.at(between(7, 20, 'registers', one.name));
  const first = { at: arrives, alone: true, run: () => register(kit, one) };
  return [first, ...passkeySteps(kit, one, arrives, days)];
}

/** How a member of staff comes: who invites, and what the newcomer can use from the first day on. */
export type Desk = { by: Provenance; groupId: string; applications: readonly string[] };
/** The steps in which an employee is invited, registers, is put in a group, and adds the passkeys. */
export function employeeSteps(kit: Kit, at: At, one: Account, desk: Desk, days: readonly Day[]): Step[] {
  const invited = days[one.joins]!.at(between(9, 11, 'invited', one.name));
  const arrives = invited + Math.round(between(0.3, 6, 'arrives', one.name) * hour);
  const run = async () => {
    const { executor } = kit;
    const { address: email, name, member, home } = one;
    const inviteId = randomUUID();
    const to = { organisationId: member.id, applicationId: home.applicationId };
    const invitation = { ...to, type: families.oidc.invite.type, email, name };
    await executor.execute(SendInvite, { id: inviteId, ...invitation }, desk.by);
    await at(arrives, () => register(kit, one, inviteId));
    await at(arrives, () => executor.execute(ConsumeInvite, { id: inviteId }, actsAtHome(one).by));
    const joining = { id: one.id, groupId: desk.groupId };
    await at(arrives, () => executor.execute(JoinGroup, joining, desk.by));
    for (const each of desk.applications) await at(arrives, () => enter(kit, one.id, each));
  };
  return [{ at: invited, alone: true, run }, ...passkeySteps(kit, one, arrives, days)];
}

/** The steps in which the passkeys are made that no recovery makes, the first of them at once. */
function passkeySteps(kit: Kit, one: Account, arrives: number, days: readonly Day[]): Step[] {
  const made = one.passkeys.filter(({ replaces }) => !replaces);
  return made.flatMap((passkey, n): Step[] => {
    const day = days[passkey.from];
    if (!day) return [];
    const at = n === 0 ? arrives + 60_000 : day.at(between(9, 21, 'adds', one.name));
    return [{ at, alone: true, run: () => addPasskey(kit, one, passkey) }];
  });
}
