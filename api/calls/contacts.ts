import { z } from 'zod';
import {
  AnswerContact,
  contactAnswer,
  contactForm,
  MarkContact,
  RequestContact,
} from '../../domain/contact/commands.ts';
import { contacts } from '../../projections/models/contacts.ts';
import { answers, does, done, ignored, rowOf } from '../kit.ts';

const page = z.string().max(4000).optional();
/** An entry of the contact form with the field names of the requirements. */
const entry = rowOf(contacts).extend({ _id: z.string(), uniqueId: z.string() }).meta({ id: 'ContactEntry' });

/** The contact form of the console, and what the staff do with its entries. */
export const contactCalls = {
  postContactUs: does(
    'POST /contactUs/postContactUs',
    ['operator'],
    RequestContact,
    (form, { actor, newId }) => ({
      id: newId(),
      organisationId: actor.organisationId!,
      operatorId: actor.id,
      ...form,
    }),
    {
      renews: true,
      about: 'Sends the contact form to the staff, as the signed-in operator.',
      body: contactForm.extend({ uniqueId: ignored }),
      rate: { count: 20, seconds: 3600 },
      envelope: { errorCode: 0, message: 'Thanks for contacting us' },
    },
  ),
  getAllContactFormData: answers(
    'GET /contactUs/getAllContactFormData',
    ['admin'],
    done.extend({ data: z.array(entry) }),
    {
      shows: [contacts],
      about: 'Lists the entries of the contact form, newest first unless sorted otherwise.',
      body: z.object({ range: page, sort: page, filter: page, after: page }),
    },
  ),
  answerContact: does(
    'POST /contactUs/:contactId/answer',
    ['admin'],
    AnswerContact,
    ({ contactId, answer }) => ({ id: contactId, answer }),
    {
      about: 'Answers an entry of the contact form by mail.',
      body: contactAnswer,
      rate: { count: 120, seconds: 3600 },
    },
  ),
  markContact: does(
    'PUT /contactUs/:contactId',
    ['admin'],
    MarkContact,
    ({ contactId, done }) => ({ id: contactId, done }),
    {
      about: 'Marks an entry of the contact form as done, or opens it again.',
      body: z.object({ done: z.boolean() }),
    },
  ),
};
