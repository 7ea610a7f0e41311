import { z } from 'zod';
import { DeviceAdded, DeviceRemoved } from '../../../domain/device/events.ts';
import { personal } from '../../../domain/marks.ts';
import * as operator from '../../../domain/operator/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { memberRole } from '../../../domain/team/schema.ts';
import { SignedIn, TransactionReported } from '../../../domain/transaction/events.ts';
import { gone, readModel } from '../../kit.ts';
import { organisations } from '../organisations.ts';
import { plans } from '../plans.ts';

/** Members of organisations' teams. */
export const operators = readModel(
  'operators',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    username: personal(z.string()),
    name: personal(z.string()),
    phoneNumber: personal(z.string()),
    designation: z.string(),
    /** What the registering operator said: whether it is for a university or college, and whether somebody should call back. */
    isUniversityConnection: z.boolean(),
    isFollowUpCall: z.boolean(),
    owner: z.boolean(),
    /** The role in the team. */
    role: memberRole,
    emailVerified: z.boolean(),
    showStarter: z.boolean(),
    showDeviceHint: z.boolean(),
    suspended: z.boolean(),
    /** True once the first passkey exists. */
    registered: z.boolean(),
    deviceCount: z.number().int(),
    loginCount: z.number().int(),
    lastLogin: z.iso.datetime().nullable(),
    lastLoginMethod: z.string().nullable(),
    lastLoginIP: personal(z.string().nullable()),
    lastLoginOS: z.string().nullable(),
    lastLoginBrowser: z.string().nullable(),
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
    sort: ['username', 'name', 'createdAt', 'updatedAt', 'lastLogin', 'deviceCount'],
    joins: {
      organisationName: [organisations, 'organisationId', 'name'],
      planId: [organisations, 'organisationId', 'planId'],
      applicationCount: [organisations, 'organisationId', 'applicationCount'],
      operatorCount: [organisations, 'organisationId', 'operatorCount'],
      organisationSuspended: [organisations, 'organisationId', 'suspended'],
      // What the organisation pays for its plan, by which the subscription is free or paid.
      country: [organisations, 'organisationId', 'country'],
      priceInRupees: [plans, 'planId', 'priceInRupees'],
      priceInDollars: [plans, 'planId', 'priceInDollars'],
      offer: [plans, 'planId', 'offer'],
    },
  },
)
  .starts(operator.OperatorRegistered, ({ id, at, data, organisationId }) => ({
    id,
    organisationId: organisationId!,
    username: data.email,
    name: data.name,
    phoneNumber: data.phoneNumber,
    designation: data.designation,
    isUniversityConnection: data.isUniversityConnection,
    isFollowUpCall: data.isFollowUpCall,
    owner: data.owner,
    role: 'owner' as const,
    emailVerified: false,
    showStarter: true,
    showDeviceHint: true,
    suspended: false,
    registered: false,
    deviceCount: 0,
    loginCount: 0,
    lastLogin: null,
    lastLoginMethod: null,
    lastLoginIP: null,
    lastLoginOS: null,
    lastLoginBrowser: null,
    reports: 0,
    reportedAt: null,
    createdAt: at,
    updatedAt: at,
  }))
  .changes(operator.EmailVerified, (row, { at }) => ({ ...row, emailVerified: true, updatedAt: at }))
  .changes(operator.OperatorRoleGiven, (row, { data }) => ({ ...row, role: data.role }))
  .changes(operator.OperatorDetailsChanged, (row, { data }) => ({ ...row, ...data }))
  .changes(operator.StarterDismissed, (row) => ({ ...row, showStarter: false }))
  .changes(operator.DeviceHintDismissed, (row) => ({ ...row, showDeviceHint: false }))
  .changes(operator.OperatorSuspended, (row, { at }) => ({ ...row, suspended: true, updatedAt: at }))
  .changes(operator.OperatorActivated, (row, { at }) => ({ ...row, suspended: false, updatedAt: at }))
  .changes(
    DeviceAdded,
    (row) => ({ ...row, registered: true, deviceCount: row.deviceCount + 1 }),
    ({ operatorId }) => operatorId,
  )
  .changes(
    DeviceRemoved,
    (row) => ({ ...row, deviceCount: row.deviceCount - 1 }),
    ({ operatorId }) => operatorId,
  )
  .changes(
    SignedIn,
    (row, { at, data, source }) => ({
      ...row,
      loginCount: row.loginCount + 1,
      lastLogin: at,
      lastLoginMethod: data.method,
      lastLoginIP: source?.ip ?? null,
      lastLoginOS: data.platform,
      lastLoginBrowser: data.browser,
      updatedAt: at,
    }),
    ({ operatorId }) => operatorId,
  )
  .changes(
    TransactionReported,
    (row, { at }) => ({ ...row, reports: row.reports + 1, reportedAt: at }),
    ({ operatorId }) => operatorId,
  )
  .ends(operator.OperatorDeleted)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
