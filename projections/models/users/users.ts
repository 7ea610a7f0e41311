import { z } from 'zod';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { familyNames } from '../../../domain/families/families.ts';
import { personal } from '../../../domain/marks.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import {
  PersonActivated,
  PersonDescribed,
  PersonJoined,
  PersonParted,
  PersonSuspended,
} from '../../../domain/person/events.ts';
import { SessionUsed, SignedIn, TransactionReported } from '../../../domain/transaction/events.ts';
import * as user from '../../../domain/user/events.ts';
import { gone, type Recorded, readModel, same } from '../../kit.ts';
import { applications } from '../applications/applications.ts';
import { people } from './people.ts';

const own = ({ userId }: Recorded) => userId;
/** What a suspension of the person leaves behind when it is over. */
const rested = () => ({ restsIn: null, suspended: same('suspendedHere') });

/** The users of applications. */
export const users = readModel(
  'users',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    applicationId: z.string(),
    /** The person who has this access: of people who were joined, the one they were joined into. */
    personId: z.string(),
    /** The person to whom it was given. */
    givenTo: z.string(),
    realm: z.enum(familyNames),
    username: personal(z.string()),
    /**
     * What the person is called, by which lists are searched and sorted. `personName` is what the one is called whom the
     * person was joined into.
     */
    name: personal(z.string()),
    /** Whether the access stands by itself, and not only while the application is open to the person. */
    direct: z.boolean(),
    /** Whether the user or the person is suspended, which is the same to the outside. */
    suspended: z.boolean(),
    /** Whether the user is suspended in this application alone, also while the person is. */
    suspendedHere: z.boolean(),
    /** The application while the person is suspended, by which such users are counted; null for most. */
    restsIn: z.string().nullable(),
    loginCount: z.number().int(),
    lastLogin: z.iso.datetime().nullable(),
    /** Number of requests in this person's name that were reported with "this was not me", and the time of the last. */
    reports: z.number().int(),
    reportedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    search: ['username', 'name'],
    sort: ['username', 'name', 'createdAt', 'lastLogin', 'loginCount'],
    few: ['personId'],
    flags: ['suspended'],
    pairs: [['restsIn', 'suspendedHere']],
    joins: {
      applicationName: [applications, 'applicationId', 'name'],
      deviceCount: [people, 'personId', 'deviceCount'],
      personName: [people, 'personId', 'name'],
      profile: [people, 'personId', 'profile'],
      personSuspended: [people, 'personId', 'suspended'],
    },
  },
)
  .starts(user.UserRegistered, ({ id, at, data, organisationId, applicationId }) => ({
    id,
    organisationId: organisationId!,
    applicationId: applicationId!,
    personId: data.personId,
    givenTo: data.personId,
    realm: data.realm,
    username: data.username,
    name: data.name,
    direct: data.direct,
    suspended: data.rests ?? false,
    suspendedHere: false,
    restsIn: data.rests ? applicationId! : null,
    loginCount: 0,
    lastLogin: null,
    reports: 0,
    reportedAt: null,
    createdAt: at,
    updatedAt: at,
  }))
  .changes(user.UserRenamed, (row, { at, data: { username } }) => ({ ...row, username, updatedAt: at }))
  .changes(user.UserMadeDirect, (row, { at }) => ({ ...row, direct: true, updatedAt: at }))
  .changes(user.UserSuspended, (row, { at }) => ({
    ...row,
    ...{ suspended: true, suspendedHere: true, updatedAt: at },
  }))
  .changes(user.UserActivated, (row, { at }) => ({
    ...row,
    ...{ suspended: row.restsIn !== null, suspendedHere: false, updatedAt: at },
  }))
  .changes(
    SignedIn,
    (row, { at }) => ({ ...row, loginCount: row.loginCount + 1, lastLogin: at, updatedAt: at }),
    own,
  )
  .changes(SessionUsed, (row, { at }) => ({ ...row, lastLogin: at, updatedAt: at }), own)
  .changes(TransactionReported, (row, { at }) => ({ ...row, reports: row.reports + 1, reportedAt: at }), own)
  .ends(user.UserDeleted)
  .sweeps(
    PersonDescribed,
    'givenTo',
    ({ data }) => ({ name: data.name ?? null }),
    ({ id, data }) => (data.name == null ? undefined : id),
  )
  // Who is one with others is suspended as the one whom they were joined into. Nobody who is suspended is joined.
  .sweeps(PersonSuspended, 'personId', () => ({ restsIn: same('applicationId'), suspended: true }))
  .sweeps(PersonActivated, 'personId', rested)
  .sweeps(PersonJoined, 'givenTo', ({ data }) => ({ personId: data.into }))
  // Who was suspended together with the other one is suspended again by the next event.
  .sweeps(PersonParted, 'givenTo', ({ id }) => ({ personId: id, ...rested() }))
  .sweeps(ApplicationDeleted, 'applicationId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
