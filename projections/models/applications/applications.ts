import { z } from 'zod';
import { websitesIn } from '../../../domain/application/application.ts';
import { userSources } from '../../../domain/application/directory.ts';
import * as application from '../../../domain/application/events.ts';
import { applicationKinds, settings } from '../../../domain/application/kinds.ts';
import { clientSecret } from '../../../domain/application/secrets.ts';
import { directorySettings } from '../../../domain/application/settings/directory.ts';
import { familyNames } from '../../../domain/families/families.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { told } from '../../../domain/problems.ts';
import { SignedIn } from '../../../domain/transaction/events.ts';
import { UserActivated, UserDeleted, UserRegistered, UserSuspended } from '../../../domain/user/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';
import { operators } from '../operators/operators.ts';
import { organisations } from '../organisations.ts';

const parent = ({ applicationId }: Recorded) => applicationId;

/** The row with the end of the client secret that is kept. Other secrets leave it as it is. */
const kept = <R extends { secretKeptUntil: string | null }>(row: R, name: string, until: string | null): R =>
  name === clientSecret ? { ...row, secretKeptUntil: until } : row;

/** The applications of organisations. */
export const applications = readModel(
  'applications',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    name: z.string(),
    family: z.enum(familyNames),
    settings,
    suspended: z.boolean(),
    userSource: z.enum(userSources),
    /** The settings of its directory, without the password. */
    directory: directorySettings.nullable(),
    websiteCount: z.number().int(),
    userCount: z.number().int(),
    /** Those who are suspended here. Lists add those who rest with a suspended person (`query-api/members.ts`). */
    suspendedUserCount: z.number().int(),
    loginCount: z.number().int(),
    /** Protected resources of an OpenID application. */
    resourceCount: z.number().int(),
    /** Until when the client secret before the current one counts; null when none is kept. */
    secretKeptUntil: z.iso.datetime().nullable(),
    /** What came of the last reading of the service provider's metadata; null before the first. */
    metadataRead: z
      .object({
        at: z.iso.datetime(),
        problem: z.string(),
        told: told.nullable(),
        changed: z.array(z.string()),
      })
      .nullable(),
    /** The member of the team who created it. */
    creatorId: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    search: ['name'],
    sort: ['name', 'createdAt', 'updatedAt', 'userCount'],
    joins: {
      createdBy: [operators, 'creatorId', 'username'],
      subdomain: [organisations, 'organisationId', 'subdomain'],
    },
  },
)
  .starts(application.ApplicationCreated, ({ id, at, data, organisationId, actor }) => ({
    id,
    organisationId: organisationId!,
    name: data.settings.name,
    family: applicationKinds[data.settings.kind].family,
    settings: data.settings,
    websiteCount: websitesIn(data.settings),
    suspended: false,
    userSource: 'internal' as const,
    directory: null,
    userCount: 0,
    suspendedUserCount: 0,
    loginCount: 0,
    resourceCount: 0,
    secretKeptUntil: null,
    metadataRead: null,
    creatorId: actor.id,
    createdAt: at,
    updatedAt: at,
  }))
  .changes(application.ApplicationChanged, (row, { at, data }) => ({
    ...row,
    name: data.settings.name,
    settings: data.settings,
    websiteCount: websitesIn(data.settings),
    updatedAt: at,
  }))
  .changes(application.ApplicationSuspended, (row, { at }) => ({ ...row, suspended: true, updatedAt: at }))
  .changes(application.ApplicationActivated, (row, { at }) => ({ ...row, suspended: false, updatedAt: at }))
  .changes(application.ApplicationUserSourceSet, (row, { at, data: { source } }) => ({
    ...row,
    userSource: source,
    updatedAt: at,
  }))
  .changes(application.ApplicationDirectorySet, (row, { at, data: { directory } }) => ({
    ...row,
    directory,
    updatedAt: at,
  }))
  .changes(application.ApplicationSecretSet, (row, { data }) => kept(row, data.name, null))
  .changes(application.ApplicationSecretKept, (row, { data }) => kept(row, data.name, data.until))
  // One that ends without another in its place leaves none behind either.
  .changes(application.ApplicationSecretEnded, (row, { data }) => kept(row, data.name, null))
  .changes(application.ServiceProviderMetadataRead, (row, { at, data: { problem, told, changed } }) => ({
    ...row,
    metadataRead: { at, problem, told, changed },
  }))
  .changes(application.ResourceAdded, (row) => ({ ...row, resourceCount: row.resourceCount + 1 }))
  .changes(application.ResourceRemoved, (row) => ({ ...row, resourceCount: row.resourceCount - 1 }))
  .changes(UserRegistered, (row) => ({ ...row, userCount: row.userCount + 1 }), parent)
  .changes(UserSuspended, (row) => ({ ...row, suspendedUserCount: row.suspendedUserCount + 1 }), parent)
  .changes(UserActivated, (row) => ({ ...row, suspendedUserCount: row.suspendedUserCount - 1 }), parent)
  .changes(
    UserDeleted,
    (row, { data }) => ({
      ...row,
      userCount: row.userCount - 1,
      suspendedUserCount: row.suspendedUserCount - (data.wasSuspended ? 1 : 0),
    }),
    parent,
  )
  .changes(SignedIn, (row) => ({ ...row, loginCount: row.loginCount + 1 }), parent)
  .ends(application.ApplicationDeleted)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
