import { z } from 'zod';
import { event } from '../kit.ts';

/** From here on nobody can read this subject's personal fields, in the log or in any model. */
export const SubjectErased = event('SubjectErased', z.object({ subject: z.string() }));
