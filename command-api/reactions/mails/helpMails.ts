import { sameEmail } from '../../../domain/addresses.ts';
import { application } from '../../../domain/application/application.ts';
import {
  HelpAllowed,
  HelpDeclined,
  HelpLinkRequested,
  HelpRequested,
} from '../../../domain/helpRequest/events.ts';
import { type HelpRequest, helpRequest } from '../../../domain/helpRequest/helpRequest.ts';
import { lives, type Ref, ref } from '../../../domain/kit.ts';
import { person } from '../../../domain/person/person.ts';
import { Refusal } from '../../../domain/refusals.ts';
import type { MailOf } from '../../../domain/sentences/mails.ts';
import { lostDeviceToken } from '../../../server-kit/access/helpToken.ts';
import { withinQuota } from '../../../server-kit/calls/quota.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { provedAddressOf } from '../../../server-kit/people/joined.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { startOf } from '../../../server-kit/startOf.ts';
import { knownAs } from '../../help/grant.ts';
import { causedBy, type SendMail } from '../../mail/mail.ts';
import { nameInMail } from '../../mail/names.ts';
import { write } from '../../mail/templates.ts';
import type { Cause } from '../kit/cause.ts';
import { on } from '../kit/kit.ts';
import { brandFor, brandOf } from './brand.ts';
import { originOfConsole } from './console.ts';
import { knownFor, membersOf, tellEach } from './team.ts';

/**
 * Whether another mail about requests may go to this address today; the console shows all of them anyway. A mail that is
 * tried again, as while the mail server is away, is the same one (`id`), and does not count again.
 */
async function mayTell(kit: Kit, id: string, address: string): Promise<boolean> {
  if (await kit.records.get('help mail', id)) return true;
  try {
    await withinQuota(kit, 'helpMails', sameEmail(address));
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  await kit.records.put('help mail', id, true, { expiresAt: kit.clock() + knownFor });
  return true;
}

/** Mails the link with which a person asks for a way back in. Opening it does nothing; the page has a button. */
async function mailLink(
  kit: Kit,
  send: SendMail,
  { event, metadata, data: { addressOf } }: Cause<{ addressOf: string }>,
) {
  const reader = ref(person, addressOf);
  const { address } = await personalOf(kit, reader);
  if (!address) return;
  const organisationId = metadata.organisationId!;
  const brand = await brandFor(kit, reader, await brandOf(kit, organisationId));
  const link = `${await originOfConsole(kit, organisationId)}/lostDevice/${lostDeviceToken(kit, addressOf)}`;
  const { name } = await knownAs(kit, addressOf);
  const mail: MailOf = { code: 'mail.deviceLost', values: { organisation: brand.name } };
  await send({
    ...{ to: address, ...causedBy(event), about: [addressOf] },
    ...write(mail, { name, link, brand }),
  });
}

type Asked = Pick<HelpRequest, 'kind' | 'personId' | 'applicationId'>;
/** The mail to the team; null when the application is gone that access is asked to. */
async function askedMail(kit: Kit, { kind, personId, applicationId }: Asked): Promise<MailOf | null> {
  const { name, username } = await knownAs(kit, personId);
  const who = nameInMail(name) || nameInMail(username);
  if (kind === 'erasure') return { code: 'mail.erasureAsked', values: { who } };
  if (!applicationId) return { code: 'mail.deviceAsked', values: { who } };
  const settings = await settingsOf(kit, applicationId);
  return settings && { code: 'mail.accessAsked', values: { who, application: nameInMail(settings.name) } };
}

/** Mails the members of the team that somebody waits for an answer. What the person wrote is shown in the console alone. */
async function tellTeam(kit: Kit, send: SendMail, { event, metadata, target }: Cause, asked: Asked) {
  const organisationId = metadata.organisationId!;
  const { state } = await kit.executor.look(ref(helpRequest, target.id), { fresh: true });
  if (state.phase !== 'open') return;
  const mail = await askedMail(kit, asked);
  if (!mail) return;
  const brand = await brandOf(kit, organisationId);
  const link = `${await originOfConsole(kit, organisationId)}/access-requests`;
  async function mailOne(member: Ref) {
    const { email, name } = await personalOf(kit, member);
    const id = `${event.id}.${member.id}`;
    if (!email || !(await mayTell(kit, id, email))) return;
    const words = write(mail!, { name: name ?? '', link, brand: await brandFor(kit, member, brand) });
    const about = [member.id, asked.personId];
    await send({ ...words, ...causedBy(event), to: email, id, about });
  }
  await tellEach(kit, { id: event.id, members: membersOf(kit, organisationId), ways: { mail: mailOne } });
}

/** What tells a person the answer; null when nothing does, as where a recovery's own mail does. */
async function answerMail(
  kit: Kit,
  { kind, applicationId }: HelpRequest,
  organisationId: string,
  isAllowed: boolean,
) {
  const brand = await brandOf(kit, organisationId);
  const link = await originOfConsole(kit, organisationId);
  const organisation = brand.name;
  if (kind === 'erasure') {
    const code = isAllowed ? 'mail.erasureAllowed' : 'mail.erasureDeclined';
    const mail: MailOf = { code, values: { organisation } };
    return { mail, link, brand };
  }
  if (!applicationId) {
    const mail: MailOf = { code: 'mail.deviceDeclined', values: { organisation } };
    return isAllowed ? null : { mail, link, brand };
  }
  const settings = await settingsOf(kit, applicationId);
  if (!settings) return null;
  const start = isAllowed ? await startOf(kit, settings, applicationId, organisationId) : null;
  const values = { organisation, application: nameInMail(settings.name) };
  const mail: MailOf = isAllowed
    ? { code: 'mail.access', values: { ...values, further: [] } }
    : { code: 'mail.accessDeclined', values };
  return { mail, link: start ?? link, brand: await brandOf(kit, organisationId, settings.logo) };
}

/** Mails the person how the operators answered, where there is a proved address. */
async function tellPerson(kit: Kit, send: SendMail, { event, metadata, target }: Cause, isAllowed: boolean) {
  const { state } = await kit.executor.look(ref(helpRequest, target.id), { fresh: true });
  const { personId } = state;
  if (!lives((await kit.executor.look(ref(person, personId), { fresh: true })).state)) return;
  const address = await provedAddressOf(kit, personId);
  const answer = address && (await answerMail(kit, state, metadata.organisationId!, isAllowed));
  if (!answer) return;
  const { mail, link } = answer;
  const brand = await brandFor(kit, ref(person, personId), answer.brand);
  const { name } = await knownAs(kit, personId);
  await send({
    ...{ to: address, ...causedBy(event), about: [personId] },
    ...write(mail, { name, link, brand }),
  });
}

async function settingsOf({ executor }: Kit, applicationId: string) {
  const { state } = await executor.look(ref(application, applicationId));
  return lives(state) ? state.settings : null;
}

/** The reactions to what people ask an organisation for. */
export const helpMails = (send: SendMail) => [
  on(HelpLinkRequested, 'help-link-mail', (cause, kit) => mailLink(kit, send, cause)),
  on(HelpRequested, 'help-asked-mail', (cause, kit) => tellTeam(kit, send, cause, cause.data)),
  on(HelpAllowed, 'help-allowed-mail', (cause, kit) => tellPerson(kit, send, cause, true)),
  on(HelpDeclined, 'help-declined-mail', (cause, kit) => tellPerson(kit, send, cause, false)),
];
