import { z } from 'zod';
import { commandsOf, emailForm, id, nameText, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { organisation } from '../organisation/organisation.ts';
import { emailPattern } from '../patterns.ts';
import { wrong } from '../problems.ts';
import { contact } from './contact.ts';
import * as happened from './events.ts';

const command = commandsOf(contact);
const one = z.object({ id: id() });

/** What an operator fills in. `mobileNumber` is with the dialling code, as in +442079460000. */
export const contactForm = z.object({
  name: nameText(limits.name),
  email: text(limits.operatorEmail, 1).regex(emailPattern, wrong('is.email')).meta(emailForm),
  description: text(limits.contactDescription, 1),
  mobileNumber: z.string().regex(/^\+\d{4,20}$/, wrong('is.mobile')),
  countryCode: z.string().regex(/^\d{1,4}$/, wrong('is.dialCode')),
});

export const RequestContact = command(
  {
    input: one.extend({ ...contactForm.shape, organisationId: id(), operatorId: id() }),
    parent: ({ organisationId }) => ref(organisation, organisationId),
  },
  ({ status }, { id: _, organisationId: __, operatorId, ...form }) =>
    status === 'absent' ? [happened.ContactRequested({ ...form, subjectId: operatorId })] : [],
);

export const contactAnswer = z.object({ answer: text(limits.contactDescription, 1) });
/** Answers by mail to the address of the entry. */
export const AnswerContact = command(
  { input: one.extend(contactAnswer.shape) },
  ({ subjectId }, { answer }) => [happened.ContactAnswered({ subjectId, answer })],
);

export const MarkContact = command({ input: one.extend({ done: z.boolean() }) }, ({ status }, { done }) => {
  if ((status === 'done') === done) return [];
  return [done ? happened.ContactDone({}) : happened.ContactReopened({})];
});
