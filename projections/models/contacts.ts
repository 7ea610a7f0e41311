import { z } from 'zod';
import * as contact from '../../domain/contact/events.ts';
import { personal } from '../../domain/marks.ts';
import { OrganisationDeleted } from '../../domain/organisation/events.ts';
import { gone, readModel } from '../kit.ts';
import { organisations } from './organisations.ts';

const ofSender = { of: 'subjectId' };

/** Entries of the contact form, with the newest answer. Those of a deleted organisation are gone, as all that they said is. */
export const contacts = readModel(
  'contacts',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    subjectId: z.string(),
    name: personal(z.string(), ofSender),
    email: personal(z.string(), ofSender),
    mobileNumber: personal(z.string(), ofSender),
    countryCode: z.string(),
    description: personal(z.string(), ofSender),
    answer: personal(z.string().nullable(), ofSender),
    answeredAt: z.iso.datetime().nullable(),
    done: z.boolean(),
    createdAt: z.iso.datetime(),
  }),
  {
    search: ['name', 'email', 'description'],
    sort: ['createdAt'],
    lookups: ['done'],
    joins: { organisationName: [organisations, 'organisationId', 'name'] },
    version: 1,
  },
)
  .starts(contact.ContactRequested, ({ id, at, data, organisationId }) => ({
    id,
    organisationId: organisationId!,
    ...data,
    answer: null,
    answeredAt: null,
    done: false,
    createdAt: at,
  }))
  .changes(contact.ContactAnswered, (row, { at, data: { answer } }) => ({ ...row, answer, answeredAt: at }))
  .changes(contact.ContactDone, (row) => ({ ...row, done: true }))
  .changes(contact.ContactReopened, (row) => ({ ...row, done: false }))
  .sweeps(OrganisationDeleted, 'organisationId', gone);
