import { finishGrant } from '../../command-api/help/grant.ts';
import { userToRecover } from '../../command-api/recovery/recoverUser.ts';
import { recoveredDevice, recoveryOf } from '../../command-api/recovery/recovery.ts';
import {
  AnswerHelp,
  AskForAccess,
  AskForDevice,
  AskForErasure,
  MailHelpLink,
} from '../../domain/helpRequest/commands.ts';
import { DeletePerson, SuspendPerson } from '../../domain/person/commands.ts';
import { CompleteRecovery, OpenRecovery } from '../../domain/recovery/commands.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { At } from '../clock.ts';
import { between, oneOf } from '../model/chance.ts';
import type { Passkey } from '../model/people.ts';
import { type Day, hour } from '../model/year.ts';
import { type Account, actsAtHome, addPasskey } from './accounts.ts';
import { type Step, withConsequences } from './play.ts';

const minute = 60_000;

const losses = [
  'My phone was stolen on the train this morning.',
  'I left my phone in a taxi and have blocked the number.',
  'My phone fell into water and does not start any more.',
  'I sold my old phone and forgot to add the new one first.',
] as const;

/** Who asks for help: the person, by the first user that the person is. */
const asking = (one: Account) => ({
  ...{ personId: one.id, userId: actsAtHome(one).userId },
  ...{ username: one.address, name: one.name },
});

/** The steps in which people lose their phones, ask for help, get it from `by`, and make another passkey. */
export function lossSteps(kit: Kit, at: At, one: Account, by: Provenance, days: readonly Day[]): Step[] {
  const found = one.passkeys.find(({ replaces }) => replaces);
  if (!found || one.loses === null || !days[one.loses]) return [];
  const lost = days[one.loses]!.at(between(9, 13, 'loses', one.name));
  return [{ at: lost, alone: true, run: () => recover(kit, at, one, { found, lost, by }) }];
}

type Loss = { found: Passkey; lost: number; by: Provenance };
async function recover(kit: Kit, at: At, one: Account, { found, lost, by }: Loss) {
  const { executor } = kit;
  const own = actsAtHome(one);
  const { id: personId } = one;
  const link = { id: personId, personId, addressOf: personId };
  await executor.execute(MailHelpLink, link, own.by);
  const note = oneOf(losses, 'note', one.name);
  const asked = lost + 5 * minute;
  await at(asked, () => executor.execute(AskForDevice, { id: personId, ...asking(one), note }, own.by));
  const answered = asked + Math.round(between(0.2, 5, 'answers', one.name) * hour);
  const device = one.devices.get(found.replaces!)!;
  const answer = { id: personId, answer: 'allowed' as const, lost: [device] };
  await at(answered, () =>
    withConsequences(kit, async () => {
      await executor.execute(AnswerHelp, answer, by);
      await finishGrant(kit, personId, by);
    }),
  );
  await at(answered + hour, async () => {
    const id = await userToRecover(kit, personId);
    const { round } = await recoveryOf(kit, id);
    const deviceId = recoveredDevice({ personId: id, round });
    await executor.execute(OpenRecovery, { id, round, waitHours: 0 }, own.by);
    await executor.execute(CompleteRecovery, { id, round, deviceId }, own.by);
    await addPasskey(kit, one, found, deviceId);
  });
}

/** The step in which somebody who leaves is suspended or removed. */
export function leavingSteps(kit: Kit, one: Account, by: Provenance, days: readonly Day[]): Step[] {
  const day = one.leaves && days[one.leaves.day];
  if (!day) return [];
  const command = one.leaves?.by === 'removal' ? DeletePerson : SuspendPerson;
  const run = () => withConsequences(kit, () => kit.executor.execute(command, { id: one.id }, by));
  return [{ at: day.at(between(10, 17, 'leaves', one.name)), alone: true, run }];
}

type Waiting = { payroll: string; accounts: readonly Account[]; now: number };
/** The requests that wait for an answer today: one of each kind, from people who are there. */
export function waitingSteps({ executor }: Kit, { payroll, accounts, now }: Waiting): Step[] {
  const there = accounts.filter(({ leaves, loses }) => leaves === null && loses === null);
  const [one, other, third] = [there.at(-1), there.at(-2), there.at(-3)];
  if (!one || !other || !third) return [];
  const access = { id: accessId(one.id, payroll), applicationId: payroll, ...asking(one) };
  const toPayroll = { ...access, note: 'I have joined the team that prepares the salaries.' };
  const phone = { id: other.id, ...asking(other), note: 'My phone broke yesterday evening.' };
  const erasure = { id: third.id, ...asking(third), note: 'I am leaving at the end of the month.' };
  return [
    step(now - 52 * hour, () => executor.execute(AskForErasure, erasure, actsAtHome(third).by)),
    step(now - 20 * hour, () => executor.execute(AskForDevice, phone, actsAtHome(other).by)),
    step(now - 3 * hour, () => executor.execute(AskForAccess, toPayroll, actsAtHome(one).by)),
  ];
}
const step = (at: number, run: Step['run']): Step => ({ at, alone: true, run });
