import { ContactAnswered } from '../../../domain/contact/events.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { causedBy, type SendMail } from '../../mail/mail.ts';
import { writeAnswer } from '../../mail/templates.ts';
import { on } from '../kit/kit.ts';

/** Mails the answer of the staff to the address of an entry of the contact form. */
export const contactMail = (send: SendMail) =>
  on(ContactAnswered, 'contact-mail', async ({ target, data, event }, kit) => {
    const { email, name, description } = await personalOf(kit, target);
    const [opened] = await kit.vault.open([event]);
    const { answer } = opened!.data as { answer: string | null };
    if (!email || !answer) return;
    const words = { name: name ?? '', question: description ?? '', answer };
    await send({ to: email, ...causedBy(event), about: [data.subjectId], ...writeAnswer(words) });
  });
