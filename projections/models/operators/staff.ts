import { z } from 'zod';
import * as admin from '../../../domain/admin/events.ts';
import { personal } from '../../../domain/marks.ts';
import { AdminSignedIn } from '../../../domain/transaction/events.ts';
import { readModel } from '../../kit.ts';

/** The platform's staff. */
export const staff = readModel(
  'staff',
  z.object({
    id: z.string(),
    username: personal(z.string()),
    passkeyCount: z.number().int(),
    lastSignInAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  }),
  { search: ['username'], sort: ['createdAt'] },
)
  .starts(admin.AdminAdded, ({ id, at, data }) => ({
    ...{ id, username: data.username, passkeyCount: 0, lastSignInAt: null, createdAt: at },
  }))
  .changes(admin.AdminPasskeyAdded, (row) => ({ ...row, passkeyCount: row.passkeyCount + 1 }))
  .changes(admin.AdminPasskeyRemoved, (row) => ({ ...row, passkeyCount: row.passkeyCount - 1 }))
  .changes(admin.AdminPasskeysReset, (row) => ({ ...row, passkeyCount: 0 }))
  .changes(
    AdminSignedIn,
    (row, { at }) => ({ ...row, lastSignInAt: at }),
    ({ data }) => data.adminId,
  )
  .ends(admin.AdminRemoved);
