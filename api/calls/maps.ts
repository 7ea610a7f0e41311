import { z } from 'zod';
import { answers } from '../kit.ts';

export const mapCalls = {
  /** The maps service's key for browsers, from the configuration; empty when maps need none, which is the default. */
  mapsKey: answers('GET /curator/google-key', ['visitor'], z.object({ key: z.string() }), {
    rate: { count: 120, seconds: 60 },
  }),
};
