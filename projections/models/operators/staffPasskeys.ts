import { z } from 'zod';
import * as admin from '../../../domain/admin/events.ts';
import { personal } from '../../../domain/marks.ts';
import { AdminSignedIn } from '../../../domain/transaction/events.ts';
import { gone, readModel } from '../../kit.ts';

/** The passkeys of the staff. */
export const staffPasskeys = readModel(
  'staff_passkeys',
  z.object({
    id: z.string(),
    adminId: z.string(),
    name: personal(z.string(), { of: 'adminId' }),
    addedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  }),
  { owner: 'adminId', sort: ['addedAt'] },
)
  .starts(
    admin.AdminPasskeyAdded,
    ({ id, at, data }) => ({
      id: data.passkeyId,
      adminId: id,
      name: data.passkeyName,
      addedAt: at,
      lastUsedAt: null,
    }),
    ({ data }) => data.passkeyId,
  )
  .changes(
    admin.AdminPasskeyRenamed,
    (row, { data }) => ({ ...row, name: data.passkeyName }),
    ({ data }) => data.passkeyId,
  )
  .changes(
    AdminSignedIn,
    (row, { at }) => ({ ...row, lastUsedAt: at }),
    ({ data }) => data.passkeyId ?? undefined,
  )
  .ends(admin.AdminPasskeyRemoved, ({ data }) => data.passkeyId)
  .sweeps(admin.AdminPasskeysReset, 'adminId', gone)
  .sweeps(admin.AdminRemoved, 'adminId', gone);
