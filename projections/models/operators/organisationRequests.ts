import { z } from 'zod';
import { OperatorRegistered } from '../../../domain/operator/events.ts';
import * as organisation from '../../../domain/organisation/events.ts';
import { readModel } from '../../kit.ts';
import { operators } from './operators.ts';

/** What each organisation asked for about itself; `type` is null while it asks for nothing. Done deletions stay. */
export const organisationRequests = readModel(
  'organisation_requests',
  z.object({
    /** The organisation's id. */
    id: z.string(),
    name: z.string(),
    industry: z.string(),
    createdAt: z.iso.datetime(),
    /** The operator who registered the organisation. */
    createdById: z.string().nullable(),
    type: z.enum(['DELETE', 'SUSPENDED']).nullable(),
    requestedById: z.string().nullable(),
    deleteSuspendReqDate: z.iso.datetime().nullable(),
    /** The end of the wait, when the organisation is deleted. */
    dueAt: z.iso.datetime().nullable(),
    isBackup: z.boolean(),
    isBackupShared: z.boolean(),
    isDeleted: z.boolean(),
    suspended: z.boolean(),
  }),
  {
    search: ['name'],
    sort: ['deleteSuspendReqDate', 'name'],
    lookups: ['type'],
    joins: {
      createdByEmail: [operators, 'createdById', 'username'],
      createdByName: [operators, 'createdById', 'name'],
      requestedByUsername: [operators, 'requestedById', 'username'],
    },
  },
)
  .starts(organisation.OrganisationRegistered, ({ id, at, data }) => ({
    ...{ id, name: data.name, industry: data.industry, createdAt: at, createdById: null },
    ...{ type: null, requestedById: null, deleteSuspendReqDate: null, dueAt: null },
    ...{ isBackup: false, isBackupShared: false, isDeleted: false, suspended: false },
  }))
  .changes(organisation.VanityAddressChosen, (row, { data }) => ({ ...row, name: data.name }))
  .changes(
    OperatorRegistered,
    (row, { id, data }) => (data.owner ? { ...row, createdById: id } : row),
    ({ organisationId }) => organisationId,
  )
  .changes(organisation.OrganisationSuspensionRequested, (row, { at, data }) => ({
    ...row,
    ...{ type: 'SUSPENDED' as const, requestedById: data.operatorId, deleteSuspendReqDate: at },
  }))
  .changes(organisation.OrganisationDeletionRequested, (row, { at, data }) => ({
    ...row,
    ...{ type: 'DELETE' as const, requestedById: data.operatorId, deleteSuspendReqDate: at },
    ...{ dueAt: data.dueAt, isBackup: data.backup, isBackupShared: false },
  }))
  .changes(organisation.OrganisationBackupShared, (row) => ({ ...row, isBackupShared: true }))
  .changes(organisation.OrganisationSuspended, (row) => ({ ...row, suspended: true }))
  .changes(organisation.OrganisationActivated, (row) => ({
    ...row,
    ...{ type: null, requestedById: null, deleteSuspendReqDate: null, dueAt: null },
    ...{ isBackup: false, isBackupShared: false, suspended: false },
  }))
  .changes(organisation.OrganisationDeleted, (row) => ({ ...row, isDeleted: true }));
