import { type EventType, lives } from '../../../domain/kit.ts';
import { DeviceInvitationRequested, EmailVerificationRequested } from '../../../domain/operator/events.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { recoveredOf } from '../../../server-kit/people/recovered.ts';
import { causedBy, type SendMail } from '../../mail/mail.ts';
import { write } from '../../mail/templates.ts';
import type { Cause } from '../kit/cause.ts';
import { on } from '../kit/kit.ts';
import { brandFor, brandOf } from './brand.ts';

const twoDays = 2 * 24 * 60 * 60;
type Link = {
  name: string;
  code: 'mail.activation' | 'mail.device';
  path: (kit: Kit, cause: Cause) => Promise<string>;
};
/** Mails an operator a link to our main site. Its token is sealed only now and stored nowhere. */
const linkMail =
  (event: EventType, { name: called, code, path }: Link) =>
  (send: SendMail) =>
    on(event, called, async (cause, kit) => {
      const { target, metadata, event } = cause;
      if (!lives((await kit.executor.look(target, { fresh: true })).state)) return;
      const { email, name } = await personalOf(kit, target);
      if (!email) return;
      const link = `${kit.origins.public}/${await path(kit, cause)}`;
      const brand = await brandFor(kit, target, await brandOf(kit, metadata.organisationId));
      await send({
        to: email,
        ...causedBy(event),
        about: [target.id],
        ...write({ code }, { name: name ?? '', link, brand }),
      });
    });

/** Mails the link that proves an operator's address. */
export const verificationMail = linkMail(EmailVerificationRequested, {
  name: 'verification-mail',
  code: 'mail.activation',
  async path(kit, { target: { id }, metadata: { organisationId } }) {
    const claims = { operatorId: id, organisationId, recovered: await recoveredOf(kit, id) };
    return `verifyEmail/${kit.tokens.seal('onboarding', claims, twoDays)}`;
  },
});
/** Mails the link that adds a device. Its token contains the event's id, so it adds only one, and ends with a recovery. */
export const deviceMail = linkMail(DeviceInvitationRequested, {
  name: 'device-mail',
  code: 'mail.device',
  async path(kit, { target: { id }, event }) {
    const claims = { operatorId: id, once: event.id, recovered: await recoveredOf(kit, id) };
    return `add-device/${kit.tokens.seal('new device', claims, twoDays)}`;
  },
});
