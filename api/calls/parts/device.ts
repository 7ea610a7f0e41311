import { z } from 'zod';
import { devices } from '../../../projections/models/users/devices.ts';
import { type RowOf, rowOf, view } from '../../kit.ts';
import { providerOf } from './provider.ts';

/** A device in the form that the console takes. */
const deviceReply = rowOf(devices)
  .extend({
    credentialID: z.string(),
    userId: z.string(),
    totalLogins: z.number().int(),
    /** The number of sign-ins, as the requirements use the name, and not the authenticator's own counter. */
    counter: z.number().int(),
    addedAt: z.iso.datetime(),
    /** Who keeps the passkey, such as a password manager; null where its maker does not say. */
    provider: z.string().nullable(),
  })
  .meta({ id: 'Device' });
export const shownDevice = view(deviceReply, (row: RowOf<typeof devices>) => ({
  ...row,
  credentialID: row.credentialId,
  userId: row.ownerId,
  totalLogins: row.loginCount,
  counter: row.loginCount,
  addedAt: row.addedOn,
  provider: providerOf(row.aaguid),
}));
