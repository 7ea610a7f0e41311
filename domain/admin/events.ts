import { z } from 'zod';
import { credentialRecord } from '../device/events.ts';
import { event } from '../kit.ts';
import { personal, secret } from '../marks.ts';

export const AdminAdded = event(
  'AdminAdded',
  z.object({ username: personal(z.string()), passwordHash: secret(z.string()) }),
);
export const AdminPasswordChanged = event(
  'AdminPasswordChanged',
  z.object({ passwordHash: secret(z.string()) }),
);
export const AdminPasskeyAdded = event(
  'AdminPasskeyAdded',
  z.object({
    passkeyId: z.string(),
    /** The name that its owner gave it. */
    passkeyName: personal(z.string()),
    credential: credentialRecord,
  }),
);
export const AdminPasskeyRenamed = event(
  'AdminPasskeyRenamed',
  z.object({ passkeyId: z.string(), passkeyName: personal(z.string()) }),
);
export const AdminPasskeyRemoved = event('AdminPasskeyRemoved', z.object({ passkeyId: z.string() }));
/** The owner of the machine removed all passkeys, because the member has lost them. */
export const AdminPasskeysReset = event('AdminPasskeysReset', z.object({}));
export const AdminRemoved = event('AdminRemoved', z.object({}));
