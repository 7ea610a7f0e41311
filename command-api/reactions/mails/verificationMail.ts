import { lives } from '../../../domain/kit.ts';
import { EmailVerificationRequested } from '../../../domain/operator/events.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { causedBy, type SendMail } from '../../mail/mail.ts';
import { write } from '../../mail/templates.ts';
import { on } from '../kit/kit.ts';
import { brandFor, brandOf } from './brand.ts';

const twoDays = 2 * 24 * 60 * 60;

/** Mails the link that proves an operator's address. Its token is sealed only now and stored nowhere. */
export const verificationMail = (send: SendMail) =>
  on(EmailVerificationRequested, 'verification-mail', async ({ target, metadata, event }, kit) => {
    if (!lives((await kit.executor.look(target, { fresh: true })).state)) return;
    const { email, name } = await personalOf(kit, target);
    if (!email) return;
    const claims = { operatorId: target.id, organisationId: metadata.organisationId };
    const link = `${kit.origins.public}/verifyEmail/${kit.tokens.seal('onboarding', claims, twoDays)}`;
    const brand = await brandFor(kit, target, await brandOf(kit, metadata.organisationId));
    await send({
      to: email,
      ...causedBy(event),
      about: [target.id],
      ...write({ code: 'mail.activation' }, { name: name ?? '', link, brand }),
    });
  });
