import { z } from 'zod';
import { event } from '../kit.ts';

/** From this event on, this subject's personal fields are unreadable in the log and in every model. */
export const SubjectErased = event('SubjectErased', z.object({ subject: z.string() }));
