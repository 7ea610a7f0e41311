import { z } from 'zod';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import * as help from '../../../domain/helpRequest/events.ts';
import { personal } from '../../../domain/marks.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { PersonDeleted } from '../../../domain/person/events.ts';
import { UserMadeDirect, UserRegistered } from '../../../domain/user/events.ts';
import { gone, readModel } from '../../kit.ts';
import { applications } from '../applications/applications.ts';
import { users } from './users.ts';

/** Whose data it is: it goes with the key of the person. */
const ofPerson = { of: 'personId' } as const;

/** The requests of people that wait for an operator's answer. */
export const helpRequests = readModel(
  'help_requests',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    kind: z.enum(help.helpKinds),
    personId: z.string(),
    /** The application that access is asked to; null for a lost device. */
    applicationId: z.string().nullable(),
    /** One of the users that the person is; null when there was none. */
    userId: z.string().nullable(),
    username: personal(z.string(), ofPerson),
    name: personal(z.string(), ofPerson),
    note: personal(z.string(), ofPerson),
    requestedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    search: ['username', 'name'],
    sort: ['requestedAt', 'username'],
    version: 3,
    joins: { applicationName: [applications, 'applicationId', 'name'], realm: [users, 'userId', 'realm'] },
  },
)
  .starts(help.HelpRequested, ({ id, at, data: { openUntil, ...data }, organisationId }) => ({
    id,
    organisationId: organisationId!,
    ...data,
    requestedAt: at,
    expiresAt: openUntil,
  }))
  .ends(help.HelpAllowed)
  .ends(help.HelpDeclined)
  .ends(help.HelpExpired)
  // Somebody gave the person the access in another way; the request has the id of that user. An opening may end again.
  .changes(UserRegistered, (row, { data: { direct } }) => (direct ? undefined : row))
  .ends(UserMadeDirect)
  .sweeps(PersonDeleted, 'personId', gone)
  .sweeps(ApplicationDeleted, 'applicationId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
