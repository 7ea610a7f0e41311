import { z } from 'zod';
import { answers } from '../kit.ts';

export const mapCalls = {
  mapsKey: answers('GET /curator/google-key', ['visitor'], z.object({ key: z.string() }), {
    about:
      "Reads the maps service's key for browsers. From the configuration; empty when maps need " +
      'none, which is the default.',
    rate: { count: 120, seconds: 60 },
  }),
};
