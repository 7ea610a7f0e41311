import { z } from 'zod';
import { everyKind } from './shared.ts';

/** Access to a network: a VPN, a router, a shell. Its users come by invitation; its clients are on streams of their own. */
export const radius = z.object({ kind: z.literal('radius'), ...everyKind });
