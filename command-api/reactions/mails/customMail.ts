import { CustomMailWritten } from '../../../domain/mail/events.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { causedBy, type SendMail } from '../../mail/mail.ts';
import { writeCustom } from '../../mail/templates.ts';
import { on } from '../kit/kit.ts';

/** Sends a mail that a member of the staff wrote. */
export const customMail = (send: SendMail) =>
  on(CustomMailWritten, 'custom-mail', async ({ target, data, event }, kit) => {
    const { email, subject, message } = await personalOf(kit, target);
    if (!email) return;
    await send({
      to: email,
      ...causedBy(event),
      about: [data.subjectId],
      ...writeCustom({ subject: subject ?? '', message: message ?? '' }),
    });
  });
