import { z } from 'zod';
import {
  ActivateApplication,
  ChangeApplication,
  CreateApplication,
  DeleteApplication,
  SuspendApplication,
  webSettings,
} from '../../domain/application/commands.ts';
import { changesOf } from '../../domain/changes.ts';
import { text } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { applications } from '../../projections/models/applications.ts';
import { answers, does, lists, means, type RowOf, shows } from '../kit.ts';

const shown = (row: RowOf<typeof applications>) => ({
  ...row.settings,
  appId: row.id,
  uniqueId: row.organisationId,
  name: row.name,
  type: 'Web' as const,
  origin: row.settings.origins,
  suspended: row.suspended,
  isSonicKYCEnabled: false,
  totalUsersCount: row.userCount,
  suspendedUsersCount: row.suspendedUserCount,
  loginCount: row.loginCount,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
/** The documents send origins as objects with a value; plain addresses do as well. */
const originList = z
  .array(z.union([text(300), z.object({ value: text(300) }).transform(({ value }) => value)]))
  .max(100);
/** Sent by the documents, believed by nobody: who and whose follow from the session. */
const ignored = {
  createdBy: z.unknown().optional(),
  uniqueId: z.unknown().optional(),
  type: z.unknown().optional(),
  apkHashKey: z.unknown().optional(),
};
const { origins: _, kind: __, ...fields } = webSettings.shape;

export const applicationCalls = {
  createWebApp: does(
    'POST /createWebApp',
    ['operator'],
    ({ createdBy: _, uniqueId: __, type: ___, apkHashKey: ____, ...settings }, { actor, newId, notOurs }) => {
      notOurs(settings.origins);
      return means(CreateApplication, {
        id: newId(),
        organisationId: actor.organisationId ?? refuse('session.none'),
        settings: { kind: 'web', ...settings },
      });
    },
    {
      body: z.object({ ...fields, origins: originList, ...ignored }),
      envelope: { errorCode: 0, message: 'Application Created successfully', idAs: 'appId' },
    },
  ),
  getAllApplications: lists('GET /getAllApplications/:uniqueId', ['operator'], applications, {
    where: ({ uniqueId }) => ({ organisationId: uniqueId }),
    show: shown,
  }),
  viewApp: shows('GET /viewApp/:appId', ['operator'], applications, {
    where: ({ appId }) => ({ id: appId }),
    show: (row) => ({ ...shown(row), app: shown(row) }),
  }),
  /** Changes the given fields; `suspended` alone suspends or activates. */
  updateApp: does(
    'PUT /updateApp/:appId',
    ['operator'],
    (
      { appId, suspended, createdBy: _, uniqueId: __, type: ___, apkHashKey: ____, ...changes },
      { notOurs },
    ) => {
      notOurs(changes.origins ?? []);
      if (suspended === undefined) return means(ChangeApplication, { id: appId, changes });
      if (Object.keys(changes).length) refuse('request.invalid', 'suspended: is changed on its own');
      return means(suspended ? SuspendApplication : ActivateApplication, { id: appId });
    },
    {
      body: z.object({
        ...changesOf(z.object(fields)).shape,
        origins: originList.optional(),
        suspended: z.boolean().optional(),
        ...ignored,
      }),
    },
  ),
  deleteApp: does(
    'DELETE /deleteApp/:appId',
    ['operator'],
    ({ appId }) => means(DeleteApplication, { id: appId }),
    {
      envelope: { errorCode: 0, message: 'Application Deleted Successfully' },
    },
  ),
  getAllUsersReportByAppId: answers(
    'GET /getAllUsersReportByAppId/:appId',
    ['operator'],
    z.object({
      user: z.object({ totalUsers: z.number(), ActiveUsers: z.number() }),
      /** Devices per platform. */
      device: z.record(z.string(), z.number()),
      /** Sign-ins per day (UTC) of the last thirty days; days without any are left out. */
      signIns: z.array(z.object({ day: z.string(), count: z.number() })),
    }),
  ),
  /** What the plan grants and what is used of it, per counted feature. */
  usage: answers(
    'GET /usage',
    ['operator'],
    z.object({
      features: z.array(
        z.object({
          name: z.string(),
          type: z.string(),
          total: z.union([z.number(), z.boolean(), z.string()]),
          used: z.number(),
        }),
      ),
    }),
  ),
};
