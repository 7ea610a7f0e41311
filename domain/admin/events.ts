import { z } from 'zod';
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
