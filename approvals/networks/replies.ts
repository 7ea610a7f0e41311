import { type Refusal, refusals } from '../../domain/refusals.ts';
import type { Fault, SentenceCode } from '../../domain/sentences/sentences.ts';

/** The sentence that the client of a network is told. */
export type Told = Fault<SentenceCode>;

/** What a client is told of a request that ended without an approval. */
export function endedBy(state: string, why: string | null | undefined): Told {
  if (state === 'failed' && why) return { code: 'reply.because', values: { why } };
  if (state === 'declined' || state === 'expired') return { code: `reply.${state}` };
  return { code: 'reply.failed' };
}

/** Whether a client may show a refusal: what the plan lacks, and what is asked too often (429), also of an unknown name. */
const isShown = (code: Refusal['code']) => code === 'plan.feature' || refusals[code].status === 429;
/** The reason that a client is told. It does not reveal whether a user exists. */
export function reasonOf({ code, values }: Pick<Refusal, 'code'> & Partial<Pick<Refusal, 'values'>>): Told {
  if (code.endsWith('.suspended')) return { code: 'reply.suspended' };
  if (code === 'organisation.closed') return { code: 'reply.unpaid' };
  if (code === 'transaction.unknown' || code === 'transaction.expired') return { code: 'reply.closed' };
  return isShown(code) ? ({ code, values } as Told) : { code: 'reply.failed' };
}
