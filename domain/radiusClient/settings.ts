import { z } from 'zod';
import { radiusSecretPattern } from '../patterns.ts';
import { wrong } from '../problems.ts';
import { fieldsOf } from '../settings/schema.ts';
import { clientRows } from './rows.ts';

/** The settings of a RADIUS client. Its shared secret is an event of its own. */
export const clientSettings = z.object(fieldsOf(clientRows, {}));
export type ClientSettings = z.output<typeof clientSettings>;

/** A secret that a client shares with the gateway: printable ASCII, which every device encodes the same way. */
export const sharedSecret = z.string().regex(radiusSecretPattern, wrong('is.secret'));
