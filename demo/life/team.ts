import { randomUUID } from 'node:crypto';
import { AddDevice } from '../../domain/device/commands.ts';
import { ConsumeInvite, SendInvite } from '../../domain/invite/commands.ts';
import { JoinTeam, SuspendOperator } from '../../domain/operator/commands.ts';
import { WithdrawMember } from '../../domain/organisation/commands.ts';
import type { MemberRole } from '../../domain/team/roles.ts';
import { CompleteSignIn } from '../../domain/transaction/commands.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { newId } from '../../event-store/newId.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Member } from '../business/organisations.ts';
import type { At } from '../clock.ts';
import { between, chance } from '../model/chance.ts';
import { mailbox } from '../model/names.ts';
import { machines, type Passkey } from '../model/people.ts';
import { type Day, hour, hourOf, liveliness } from '../model/year.ts';
import { credentialOf } from './accounts.ts';
import { type Step, withConsequences } from './play.ts';

type Colleague = {
  name: string;
  role: MemberRole;
  /** The share of the year after which the person comes, and after which the account is suspended. */
  joins: number;
  suspended?: number;
  /** The share of working days on which the person looks into the console. */
  share: number;
  machine: keyof typeof machines;
};
const colleagues: readonly Colleague[] = [
  { name: 'Anjali Mathew', role: 'administrator', joins: 0, share: 0.7, machine: 'mac' },
  { name: 'Stefan Krause', role: 'support', joins: 0.02, share: 0.6, machine: 'windows' },
  { name: 'Rukmini Bose', role: 'auditor', joins: 0.3, share: 0.06, machine: 'windows' },
  { name: 'Thomas Okello', role: 'support', joins: 0.1, suspended: 0.7, share: 0.4, machine: 'linux' },
  { name: 'Camille Perrin', role: 'owner', joins: 0.45, share: 0.15, machine: 'mac' },
];
/** Who of the team does what operators do in the demo. */
export type Team = { administrator: Provenance; support: Provenance };

/**
 * The team of an organisation, and the steps in which its members join and sign in to the console. The member who
 * registered the organisation has no passkey until the reader of the demo adds one, and so never signs in.
 */
export function team(kit: Kit, at: At, member: Member, days: readonly Day[]) {
  const ids: string[] = colleagues.map(() => randomUUID());
  const acts = (id: string): Provenance => ({
    ...member.provenance,
    actor: { role: 'operator', id, organisationId: member.id },
  });
  const steps = colleagues.flatMap((one, n) => {
    const id = ids[n]!;
    const passkey: Passkey = { machine: machines[one.machine], from: 0, until: Number.POSITIVE_INFINITY };
    const about = { id, member, passkey, deviceId: randomUUID(), by: acts(id) };
    return memberSteps(kit, at, one, about, days);
  });
  const [administrator, support] = ids as [string, string];
  return { steps, team: { administrator: acts(administrator), support: acts(support) } satisfies Team };
}

type About = { id: string; member: Member; passkey: Passkey; deviceId: string; by: Provenance };
function memberSteps(kit: Kit, at: At, one: Colleague, about: About, days: readonly Day[]): Step[] {
  const { executor } = kit;
  const { id, member } = about;
  const first = Math.floor(one.joins * days.length);
  const last = one.suspended === undefined ? days.length : Math.floor(one.suspended * days.length);
  const invited = days[first]!.at(between(8, 8.5, 'invited', one.name));
  const suspend = async () => {
    const leaving = { id: member.id, operatorId: id, other: member.operatorId };
    const system = { ...member.provenance, actor: { role: 'system', id: 'last-one' } } as const;
    await executor.execute(WithdrawMember, leaving, system);
    await executor.execute(SuspendOperator, { id }, member.provenance);
  };
  const visits = days.slice(first + 1, last).flatMap((day): Step[] => {
    const words = ['console', one.name, day.index];
    if (chance(...words) >= one.share * liveliness('work', day)) return [];
    return [{ at: day.at(hourOf('work', ...words)), run: () => visit(kit, about) }];
  });
  const end = days[last];
  return [
    { at: invited, alone: true, run: () => join(kit, at, one, { ...about, invited }) },
    ...visits,
    ...(end ? [{ at: end.at(16.2), alone: true, run: () => withConsequences(kit, suspend) }] : []),
  ];
}

/** Invites somebody to the team, who comes soon and adds a passkey. */
async function join(kit: Kit, at: At, { name, role }: Colleague, about: About & { invited: number }) {
  const { executor, config } = kit;
  const { id, member, passkey, deviceId, by, invited } = about;
  const inviteId = randomUUID();
  const organisationId = member.id;
  const email = `${mailbox(name)}@${member.email.split('@')[1]}`;
  const invitation = { organisationId, applicationId: null, type: 'ADD_ADMIN', email, name, role } as const;
  await executor.execute(SendInvite, { id: inviteId, ...invitation }, member.provenance);
  await at(invited + hour / 3, async () => {
    await executor.execute(JoinTeam, { id, organisationId, inviteId, email, name }, by);
    const credential = credentialOf(passkey, config.BASE_DOMAIN);
    await executor.execute(AddDevice, { id: deviceId, holder: { kind: 'operator', id }, credential }, by);
    await executor.execute(ConsumeInvite, { id: inviteId }, by);
  });
}

/** Signs a member in to the console. */
async function visit({ executor }: Kit, { id, member, passkey, deviceId, by }: About) {
  const { platform, browser } = passkey.machine;
  const who = { owner: { kind: 'operator', id }, personId: null, applicationId: null } as const;
  const proof = { deviceId, method: 'this device', counter: 0, backedUp: true, country: 'IN' } as const;
  const signingIn = { id: newId(), ...who, organisationId: member.id, ...proof, platform, browser };
  await executor.execute(CompleteSignIn, signingIn, by);
}
