import { z } from 'zod';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import * as client from '../../../domain/radiusClient/events.ts';
import { clientSettings } from '../../../domain/radiusClient/settings.ts';
import { gone, readModel } from '../../kit.ts';

/** The RADIUS clients of applications, without their secrets. */
export const radiusClients = readModel(
  'radius_clients',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    applicationId: z.string(),
    name: z.string(),
    address: z.string(),
    settings: clientSettings,
    suspended: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    search: ['name', 'address'],
    sort: ['name', 'address', 'createdAt', 'updatedAt'],
  },
)
  .starts(client.RadiusClientAdded, ({ id, at, data: { settings }, organisationId, applicationId }) => ({
    id,
    organisationId: organisationId!,
    applicationId: applicationId!,
    name: settings.name,
    address: settings.address,
    settings,
    suspended: false,
    createdAt: at,
    updatedAt: at,
  }))
  .changes(client.RadiusClientChanged, (row, { at, data: { settings } }) => ({
    ...row,
    name: settings.name,
    address: settings.address,
    settings,
    updatedAt: at,
  }))
  .changes(client.RadiusSecretSet, (row, { at }) => ({ ...row, updatedAt: at }))
  .changes(client.RadiusClientSuspended, (row, { at }) => ({ ...row, suspended: true, updatedAt: at }))
  .changes(client.RadiusClientActivated, (row, { at }) => ({ ...row, suspended: false, updatedAt: at }))
  .ends(client.RadiusClientDeleted)
  .sweeps(ApplicationDeleted, 'applicationId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
