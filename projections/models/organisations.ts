import { z } from 'zod';
import { ApplicationCreated, ApplicationDeleted } from '../../domain/application/events.ts';
import { languageTags } from '../../domain/languages.ts';
import { OperatorDeleted, OperatorRegistered } from '../../domain/operator/events.ts';
import * as organisation from '../../domain/organisation/events.ts';
import { securitySettings, usualSecurity } from '../../domain/organisation/security.ts';
import { readModel } from '../kit.ts';
import { plans } from './plans.ts';

/** The customers of the platform. */
export const organisations = readModel(
  'organisations',
  z.object({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    city: z.string(),
    url: z.string(),
    size: z.string(),
    industry: z.string(),
    linkedinUrl: z.string(),
    planId: z.string(),
    /** When the plan began; null when nobody knows. */
    planSince: z.iso.datetime().nullable(),
    subdomain: z.string().nullable(),
    /** That of its mails. */
    language: z.enum(languageTags),
    suspended: z.boolean(),
    ...securitySettings.shape,
    applicationCount: z.number().int(),
    operatorCount: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  {
    owner: 'id',
    roles: ['operator'],
    search: ['name', 'subdomain'],
    sort: ['name', 'createdAt', 'updatedAt'],
    joins: { planName: [plans, 'planId', 'name'] },
  },
)
  .starts(organisation.OrganisationRegistered, ({ id, at, data: { since, ...data } }) => ({
    id,
    ...data,
    planSince: since,
    subdomain: null,
    suspended: false,
    ...usualSecurity,
    applicationCount: 0,
    operatorCount: 0,
    createdAt: at,
    updatedAt: at,
  }))
  .changes(organisation.VanityAddressChosen, (row, { at, data }) => ({ ...row, ...data, updatedAt: at }))
  .changes(organisation.OrganisationPlanChanged, (row, { at, data: { planId, since } }) => ({
    ...row,
    planId,
    planSince: since,
    updatedAt: at,
  }))
  .changes(organisation.OrganisationLanguageChosen, (row, { at, data }) => ({
    ...row,
    ...data,
    updatedAt: at,
  }))
  .changes(organisation.OrganisationSecurityChanged, (row, { at, data }) => ({
    ...row,
    ...data,
    updatedAt: at,
  }))
  .changes(organisation.CustomAttributesDefined, (row, { at }) => ({ ...row, updatedAt: at }))
  .changes(organisation.OrganisationSuspended, (row, { at }) => ({ ...row, suspended: true, updatedAt: at }))
  .changes(organisation.OrganisationActivated, (row, { at }) => ({ ...row, suspended: false, updatedAt: at }))
  .changes(
    ApplicationCreated,
    (row) => ({ ...row, applicationCount: row.applicationCount + 1 }),
    ({ organisationId }) => organisationId,
  )
  .changes(
    ApplicationDeleted,
    (row) => ({ ...row, applicationCount: row.applicationCount - 1 }),
    ({ organisationId }) => organisationId,
  )
  .changes(
    OperatorRegistered,
    (row) => ({ ...row, operatorCount: row.operatorCount + 1 }),
    ({ organisationId }) => organisationId,
  )
  .changes(
    OperatorDeleted,
    (row) => ({ ...row, operatorCount: row.operatorCount - 1 }),
    ({ organisationId }) => organisationId,
  )
  .ends(organisation.OrganisationDeleted);
