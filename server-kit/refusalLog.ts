import type { Call } from '../api/callKinds.ts';
import { RequestRefused } from '../domain/refusal/events.ts';
import { type RefusalCode, refusalCodes, refusals, sentenceOf } from '../domain/refusals.ts';
import type { Provenance } from '../event-store/metadata.ts';
import { boundedNotes } from './boundedNotes.ts';
import { answerTo } from './errors.ts';
import type { Kit } from './kit.ts';

/** The limits of refusals kept, per caller and in total. */
const kept = { each: { count: 30, seconds: 60 }, all: { count: 300, seconds: 60 } };
/** Refusals of requests that the caller may not have intended, or that are the flood itself. */
const unmeant: readonly number[] = (['request.origin', 'request.tooMany'] satisfies RefusalCode[]).map(
  (code) => refusals[code].code,
);
function wordsOf(errorCode: number): string {
  const known = refusalCodes.find((code) => refusals[code].code === errorCode);
  return known ? sentenceOf(known) : '';
}
/** The record of a refusal in the log, with our own words and never the caller's. */
export const refusalOf = (status: number, errorCode: number, leftOut: number) => ({
  statusCode: status,
  errorCode,
  errorMessage: wordsOf(errorCode),
  leftOut,
});

/** Appends refusals of signed-in callers to the log for the audit, up to a limit so that they cannot fill it. */
export function refusalLog(kit: Pick<Kit, 'store' | 'vault' | 'rates' | 'clock' | 'log'>) {
  const append = boundedNotes(kit, 'refusals', kept);

  /** Records why a call failed, if the refusal belongs in the audit. Never throws; returns the position. */
  return async function note(call: Call, provenance: Provenance, error: unknown) {
    const { actor } = provenance;
    const { status, body } = answerTo(error);
    const isReading = call.path.startsWith('GET ');
    if (isReading || call.roles.includes('visitor') || status >= 500) return undefined;
    if (!['admin', 'operator'].includes(actor.role) || unmeant.includes(body.errorCode)) return undefined;
    return append({
      ...{ id: actor.id, provenance },
      happened: (leftOut) => RequestRefused(refusalOf(status, body.errorCode, leftOut)),
    });
  };
}
