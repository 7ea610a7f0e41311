import { application } from '../../../domain/application/application.ts';
import { invitePages } from '../../../domain/families/families.ts';
import { InviteResent, InviteSent } from '../../../domain/invite/events.ts';
import { invite } from '../../../domain/invite/invite.ts';
import { lives, ref } from '../../../domain/kit.ts';
import { person } from '../../../domain/person/person.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { knownOf } from '../../../server-kit/people/details.ts';
import { accessOf } from '../../../server-kit/people/people.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { startOf } from '../../../server-kit/startOf.ts';
import { giveAccessLater } from '../../invites/access.ts';
import { causedBy, type SendMail } from '../../mail/mail.ts';
import { nameInMail } from '../../mail/names.ts';
import { write } from '../../mail/templates.ts';
import type { Cause } from '../kit/cause.ts';
import { on } from '../kit/kit.ts';
import { brandFor, brandOf } from './brand.ts';
import { originOfConsole } from './console.ts';

const twoDays = 2 * 24 * 60 * 60;
/** Mails the link that lets the invited person in. Its token is sealed only now and stored nowhere. */
export const invitationMail = (send: SendMail) =>
  on([InviteSent, InviteResent], 'invitation-mail', async (cause, kit) => {
    const { target, event } = cause;
    const { personId } = cause.data as { personId?: string | null };
    if (personId) await seesToAccess(cause, kit);
    const { state, ancestors } = await kit.executor.look(ref(invite, target.id), { fresh: true });
    const { type, applicationId, applications } = state;
    if (personId && state.used) return accessMail(send, cause, kit);
    if (!lives(state)) return;
    const { email, name } = await personalOf(kit, target);
    if (!email) return;
    const token = kit.tokens.seal('invite', { inviteId: target.id }, twoDays);
    const to = { to: email, ...causedBy(event), about: [target.id] };
    if (!applicationId) {
      const link = `${kit.origins.public}/${invitePages[type]}/${token}`;
      const brand = await brandOf(kit, ancestors.organisationId);
      const values = { organisation: brand.name };
      return send({
        ...to,
        ...write({ code: 'mail.invitation', values }, { name: name ?? '', link, brand }),
      });
    }
    const [first, ...further] = await settingsOfAll(kit, applications);
    if (!first) return;
    const link = `${await originOfConsole(kit, ancestors.organisationId!)}/${invitePages[type]}/${token}`;
    const ofOrganisation = await brandOf(kit, ancestors.organisationId, first.settings.logo);
    const brand = personId ? await brandFor(kit, ref(person, personId), ofOrganisation) : ofOrganisation;
    const values = { organisation: brand.name, ...named(first, further) };
    await send({
      ...to,
      ...write({ code: 'mail.userInvitation', values }, { name: name ?? '', link, brand }),
    });
  });

type InviteData = ReturnType<typeof InviteSent>['data'];
type OfKnown = { personId: string };
/** Gives a known person the access of an invitation, in case the call that sent it was interrupted before it did. */
async function seesToAccess({ target, data, provenance }: Cause, kit: Kit) {
  const { personId } = data as OfKnown;
  const { email, name } = await personalOf(kit, target);
  if (!email) return;
  const given = { inviteId: target.id, personId, email, name: name ?? '' };
  await giveAccessLater(kit, given, provenance);
}
/** Mails a known person what they can use now. */
async function accessMail(send: SendMail, { event, data, metadata }: Cause, kit: Kit) {
  const { personId, applicationId, further: others } = data as InviteData;
  const { organisationId = '' } = metadata;
  const given = [];
  for (const found of await settingsOfAll(kit, [applicationId!, ...others])) {
    const access = await accessOf(kit, personId!, found.applicationId);
    if (access) given.push({ ...found, userId: access.id });
  }
  const [first, ...further] = given;
  if (!first) return;
  const own = await knownOf(kit, first.userId);
  if (!own.username) return;
  const { settings } = first;
  const start = further.length ? null : await startOf(kit, settings, first.applicationId, organisationId);
  const console = await originOfConsole(kit, organisationId);
  const link = start ?? (further.length ? `${console}/app` : console);
  const ofOrganisation = await brandOf(kit, organisationId, settings.logo);
  const brand = await brandFor(kit, ref(person, personId!), ofOrganisation);
  const values = { organisation: brand.name, ...named(first, further) };
  await send({
    ...{ to: own.username, ...causedBy(event), about: given.map(({ userId }) => userId) },
    ...write({ code: 'mail.access', values }, { name: own.name ?? '', link, brand }),
  });
}

/** The applications that are there. */
async function settingsOfAll({ executor }: Kit, applications: readonly string[]) {
  const found = applications.map(async (applicationId) => {
    const { state } = await executor.look(ref(application, applicationId));
    return lives(state) && state.settings ? [{ applicationId, settings: state.settings }] : [];
  });
  return (await Promise.all(found)).flat();
}
type Found = Awaited<ReturnType<typeof settingsOfAll>>[number];
const named = (first: Found, further: readonly Found[]) => ({
  application: nameInMail(first.settings.name),
  further: further.map(({ settings }) => nameInMail(settings.name)),
});
