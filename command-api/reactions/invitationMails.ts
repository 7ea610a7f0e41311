import { InviteResent, InviteSent } from '../../domain/invite/events.ts';
import { lives } from '../../domain/kit.ts';
import { DeviceInvitationRequested } from '../../domain/operator/events.ts';
import { personalOf } from '../../server-kit/personal.ts';
import type { SendMail } from '../mail/send.ts';
import { mail } from '../mail/templates.ts';
import { brandOf } from './brand.ts';
import { on } from './kit.ts';

const twoDays = 2 * 24 * 60 * 60;

/** Mails the link that lets the invited person in. The token in it is sealed now and stored nowhere. */
export const invitationMail = (send: SendMail) =>
  on([InviteSent, InviteResent], 'invitation-mail', async ({ target, metadata, event }, kit) => {
    if (!lives((await kit.executor.look(target, { fresh: true })).state)) return;
    const { email, name } = await personalOf(kit, target);
    if (!email) return;
    const brand = await brandOf(kit, metadata.organisationId);
    const link = `${kit.origins.public}/add-admin/${kit.tokens.seal('invite', { inviteId: target.id }, twoDays)}`;
    await send({ to: email, id: event.id, ...mail.invitation({ name: name ?? '', link, brand }) });
  });

/** Mails the link that adds a device to whoever is to have it. The token names the event, and so adds one device. */
export const deviceMail = (send: SendMail) =>
  on(DeviceInvitationRequested, 'device-mail', async ({ target, metadata, event }, kit) => {
    if (!lives((await kit.executor.look(target, { fresh: true })).state)) return;
    const { email, name } = await personalOf(kit, target);
    if (!email) return;
    const claims = { operatorId: target.id, once: event.id };
    const link = `${kit.origins.public}/add-device/${kit.tokens.seal('new device', claims, twoDays)}`;
    const brand = await brandOf(kit, metadata.organisationId);
    await send({ to: email, id: event.id, ...mail.device({ name: name ?? '', link, brand }) });
  });
