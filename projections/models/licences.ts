import { z } from 'zod';
import {
  LicenceIssued,
  LicenceReissued,
  LicenceReplaced,
  LicenceRestored,
  LicenceRevoked,
  licensed,
} from '../../domain/licence/events.ts';
import { OrganisationDeleted } from '../../domain/organisation/events.ts';
import { readModel } from '../kit.ts';

/** The licences of organisations, whose ids they have. */
export const licences = readModel(
  'licences',
  z.object({
    id: z.string(),
    ...licensed.shape,
    revoked: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  { owner: 'id', roles: ['operator'], sort: ['expiresAt', 'updatedAt'] },
)
  .starts(LicenceIssued, ({ id, at, data }) => ({
    id,
    ...data,
    revoked: false,
    createdAt: at,
    updatedAt: at,
  }))
  .changes(LicenceReissued, (row, { at, data }) => ({ ...row, ...data, revoked: false, updatedAt: at }))
  .changes(LicenceReplaced, (row, { at, data }) => ({ ...row, ...data, revoked: false, updatedAt: at }))
  .changes(LicenceRestored, (row, { at, data }) => ({ ...row, ...data, revoked: false, updatedAt: at }))
  .changes(LicenceRevoked, (row, { at }) => ({ ...row, revoked: true, updatedAt: at }))
  .ends(OrganisationDeleted);
