import { z } from 'zod';
import { event } from '../kit.ts';

/** An invoice or a credit note got the next number of the book. `place` counts from 1. */
export const NumberGiven = event('NumberGiven', z.object({ documentId: z.string(), place: z.int() }));
