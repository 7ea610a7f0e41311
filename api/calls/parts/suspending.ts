import { z } from 'zod';
import { wrong } from '../../../domain/problems.ts';
import { unless } from '../../rules.ts';

/** Adds the flag of a suspension to a body, under either of the names that the requirements use. */
export const suspending = <S extends z.core.$ZodShape>(body: z.ZodObject<S>) =>
  body
    .extend({ suspended: z.boolean().optional(), suspend: z.boolean().optional() })
    .refine((sent) => ((sent as Flags).suspended ?? (sent as Flags).suspend) !== undefined, {
      path: ['suspended'],
      ...wrong('is.missing'),
    })
    .meta(unless(['suspend'], ['suspended']));
export type Flags = { suspended?: boolean | undefined; suspend?: boolean | undefined };
/** Whether a body that has been checked asks for a suspension, instead of an activation. */
export const isSuspension = ({ suspended, suspend }: Flags): boolean => suspended ?? suspend ?? false;
