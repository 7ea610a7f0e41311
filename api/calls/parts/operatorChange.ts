import { z } from 'zod';
import { wrong } from '../../../domain/problems.ts';
import { never } from '../../rules.ts';

const fields = z.object({
  emailVerified: z.literal(true).optional(),
  showStarter: z.literal(false).optional(),
  showDeviceHint: z.literal(false).optional(),
});
/** What operators change of their own account, of which each is a command of its own: exactly one at a time. */
export const operatorChange = fields
  .refine(
    (body) => Object.values(body).filter((value) => value !== undefined).length === 1,
    wrong('is.single', { of: Object.keys(fields.shape) }),
  )
  .meta({
    minProperties: 1,
    ...never(
      [['emailVerified', 'showStarter'], {}],
      [['emailVerified', 'showDeviceHint'], {}],
      [['showStarter', 'showDeviceHint'], {}],
    ),
  });
