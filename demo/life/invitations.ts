import { randomUUID } from 'node:crypto';
import { mailer } from '../../command-api/mail/send.ts';
import { invitationMail } from '../../command-api/reactions/mails/invitationMails.ts';
import { causeOf } from '../../command-api/reactions/runner/attempt.ts';
import { giveUp } from '../../command-api/reactions/runner/letters.ts';
import { families } from '../../domain/families/families.ts';
import { SendInvite } from '../../domain/invite/commands.ts';
import { invite } from '../../domain/invite/invite.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Member } from '../business/organisations.ts';
import { mailbox } from '../model/names.ts';
import { hour } from '../model/year.ts';
import type { Used } from './accounts.ts';
import type { Step } from './play.ts';
import type { Team } from './team.ts';

/** How long a mail server is tried before a mail is given up. */
const givenUpAfter = 2 * hour;

type Inviting = { member: Member; applications: readonly [Used, Used]; by: Team; now: number };
/** The invitations that nobody has followed yet: some are open, others are over, and one could not be delivered. */
export function invitationSteps(kit: Kit, { member, applications, by, now }: Inviting): Step[] {
  const domain = member.email.split('@')[1]!;
  const send = async (name: string, to: Used | null, provenance: Provenance, host = domain) => {
    const id = randomUUID();
    const type = to ? families[to.family].invite.type : ('ADD_ADMIN' as const);
    const role = to ? {} : { role: 'auditor' as const };
    const invited = { type, email: `${mailbox(name)}@${host}`, name, ...role };
    const about = { organisationId: member.id, applicationId: to?.id ?? null };
    await kit.executor.execute(SendInvite, { id, ...about, ...invited }, provenance);
    return id;
  };
  const [workplace, shop] = applications;
  let mistyped = '';
  const undelivered = async () => {
    mistyped = await send('Ritika Chopra', workplace, by.support, `mail.${domain}`);
  };
  const step = (hours: number, run: Step['run']): Step => ({ at: now - hours * hour, alone: true, run });
  return [
    step(290, () => send('Paulo Nogueira', workplace, by.support)),
    step(140, undelivered),
    step(140 - givenUpAfter / hour, () => undeliverable(kit, mistyped)),
    step(41, () => send('Erik Sandström', shop, by.administrator, 'mail.example')),
    step(27, () => send('Farah Nasser', null, member.provenance)),
    step(8, () => send('Manoj Tiwari', workplace, by.support)),
  ];
}

/** Puts the mail of an invitation on the list of those that could not be delivered. */
async function undeliverable(kit: Kit, inviteId: string) {
  const reaction = invitationMail(mailer(kit.config));
  for await (const event of kit.store.readStream(streamOf(ref(invite, inviteId)), { maxCount: 1 })) {
    const cause = causeOf(event, reaction, kit);
    const error = '550 5.1.2 Bad destination system address';
    if (cause) await giveUp(kit, reaction.name, cause, { error, attempts: 7 });
  }
}
