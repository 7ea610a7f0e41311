import type { Call } from '../api/callKinds.ts';
import { RequestRefused } from '../domain/refusal/events.ts';
import type { RefusalCode } from '../domain/refusals.ts';
import type { Provenance } from '../event-store/metadata.ts';
import { boundedNotes } from './boundedNotes.ts';
import { answerTo } from './errors.ts';
import type { Kit } from './kit.ts';

/** The limits of refusals kept, per caller and in total. */
const kept = { each: { count: 30, seconds: 60 }, all: { count: 300, seconds: 60 } };
/** Refusals of requests that the caller may not have intended, or that are the flood itself. */
const unmeant: readonly RefusalCode[] = ['request.origin', 'request.tooMany'];

/** Appends refusals of signed-in callers to the log for the audit, up to a limit so that they cannot fill it. */
export function refusalLog(kit: Pick<Kit, 'store' | 'vault' | 'rates' | 'clock' | 'log'>) {
  const append = boundedNotes(kit, 'refusals', kept);

  /** Records why a call failed, if the refusal belongs in the audit. Never throws; returns the position. */
  return async function note(call: Call, provenance: Provenance, error: unknown) {
    const { actor } = provenance;
    const { status, body } = answerTo(error);
    const isReading = call.path.startsWith('GET ');
    if (isReading || call.roles.includes('visitor') || status >= 500) return undefined;
    if (!['admin', 'operator'].includes(actor.role) || unmeant.includes(body.refusal)) return undefined;
    return append({
      ...{ id: actor.id, provenance },
      happened: (leftOut) => RequestRefused({ statusCode: status, refusal: body.refusal, leftOut }),
    });
  };
}
