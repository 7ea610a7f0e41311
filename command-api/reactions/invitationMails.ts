import { InviteResent, InviteSent } from '../../domain/invite/events.ts';
import { lives, ref } from '../../domain/kit.ts';
import { DeviceInvitationRequested } from '../../domain/operator/events.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { personalOf } from '../../server-kit/personal.ts';
import type { SendMail } from '../mail/send.ts';
import { mail } from '../mail/templates.ts';
import { on } from './kit.ts';

const twoDays = 2 * 24 * 60 * 60;

/** Mails the link that lets the invited person in. The token in it is sealed now and stored nowhere. */
export const invitationMail = (send: SendMail) =>
  on([InviteSent, InviteResent], 'invitation-mail', async ({ target, metadata, event }, kit) => {
    if (!lives((await kit.executor.look(target, { fresh: true })).state)) return;
    const { email, name } = await personalOf(kit, target);
    if (!email) return;
    const company = await personalOf(kit, ref(organisation, metadata.organisationId!));
    const link = `${kit.origins.public}/add-admin/${kit.tokens.seal('invite', { inviteId: target.id }, twoDays)}`;
    const words = { name: name ?? '', organisation: company.name ?? '', link };
    await send({ to: email, id: event.id, ...mail.invitation(words) });
  });

/** Mails the link that adds a device to whoever is to have it. The token names the event, and so adds one device. */
export const deviceMail = (send: SendMail) =>
  on(DeviceInvitationRequested, 'device-mail', async ({ target, event }, kit) => {
    if (!lives((await kit.executor.look(target, { fresh: true })).state)) return;
    const { email, name } = await personalOf(kit, target);
    if (!email) return;
    const claims = { operatorId: target.id, once: event.id };
    const link = `${kit.origins.public}/add-device/${kit.tokens.seal('new device', claims, twoDays)}`;
    await send({ to: email, id: event.id, ...mail.device({ name: name ?? '', link }) });
  });
