import { z } from 'zod';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { OperatorDeleted } from '../../../domain/operator/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import * as recovery from '../../../domain/recovery/events.ts';
import { UserDeleted } from '../../../domain/user/events.ts';
import { gone, readModel } from '../../kit.ts';
import { operators } from './operators.ts';

/**
 * Recoveries that were neither stopped nor completed, at most one per person. An expired one stays until the next
 * begins.
 */
export const recoveries = readModel(
  'recoveries',
  z.object({
    /** The person's id. */
    id: z.string(),
    organisationId: z.string(),
    applicationId: z.string().nullable(),
    /** Identifies the attempt. */
    round: z.string(),
    by: z.enum(recovery.requesters),
    requestedAt: z.iso.datetime(),
    openedAt: z.iso.datetime().nullable(),
    readyAt: z.iso.datetime().nullable(),
    /** The known end of its validity. */
    expiresAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    sort: ['requestedAt', 'expiresAt'],
    joins: { name: [operators, 'id', 'name'], email: [operators, 'id', 'username'] },
  },
)
  .starts(recovery.RecoveryRequested, ({ id, at, data, organisationId, applicationId }, row) =>
    // The link of the same attempt was sent again.
    row?.round === data.round
      ? row
      : {
          id,
          organisationId: organisationId!,
          applicationId: applicationId ?? null,
          round: data.round,
          by: data.by,
          requestedAt: at,
          openedAt: null,
          readyAt: null,
          expiresAt: data.openUntil,
        },
  )
  .changes(recovery.RecoveryOpened, (row, { at, data }) => ({
    ...row,
    openedAt: at,
    readyAt: data.readyAt,
    expiresAt: data.expiresAt,
  }))
  .ends(recovery.RecoveryStopped)
  .ends(recovery.RecoveryCompleted)
  .ends(OperatorDeleted)
  .ends(UserDeleted)
  .sweeps(ApplicationDeleted, 'applicationId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
