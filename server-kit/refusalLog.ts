import { randomUUID } from 'node:crypto';
import type { Call, Rate } from '../api/kit.ts';
import type { Aggregate } from '../domain/kit.ts';
import { RequestRefused } from '../domain/refusal/events.ts';
import { type RefusalCode, refusals } from '../domain/refusals.ts';
import type { Metadata } from '../event-store/metadata.ts';
import { sealed } from '../event-store/seal.ts';
import type { Caller } from './caller.ts';
import { answerTo } from './errors.ts';
import type { Kit } from './kit.ts';
import { redacted } from './redacted.ts';

/** So many are kept of one caller, and of all together; a flood is counted and left out. */
const kept = { each: { count: 30, seconds: 60 }, all: { count: 300, seconds: 60 } } satisfies Record<
  string,
  Rate
>;
const stream = { name: 'refusal' } as Aggregate;
/** Of these nobody knows that the caller meant them, or they are the flood itself. */
const unmeant: readonly number[] = (['request.origin', 'request.tooMany'] satisfies RefusalCode[]).map(
  (code) => refusals[code].code,
);

type Noting = Pick<Kit, 'store' | 'vault' | 'rates' | 'clock' | 'log'>;

/** Appends refusals of signed-in callers to the log, for the audit: bounded, so that nobody can fill it. */
export function refusalLog({ store, vault, rates, clock, log }: Noting) {
  const leftOut = new Map<string, number>();

  const admits = (actorId: string) =>
    rates.allow(`refusals ${actorId}`, kept.each, clock()).ok &&
    rates.allow('refusals', kept.all, clock()).ok;
  function leaveOut(actorId: string) {
    leftOut.set(actorId, (leftOut.get(actorId) ?? 0) + 1);
    if (leftOut.size > 10_000) leftOut.delete(leftOut.keys().next().value!);
  }

  /** Notes why a call failed, if it was a refusal that the audit is to know of. Never throws; answers the position. */
  return async function note(call: Call, caller: Caller, input: unknown, error: unknown) {
    const { actor, receivedAt, correlationId, ip, userAgent } = caller;
    const { status, body } = answerTo(error);
    const isReading = call.path.startsWith('GET ');
    if (isReading || call.roles.includes('visitor') || status >= 500) return undefined;
    if (!['admin', 'operator'].includes(actor.role) || unmeant.includes(body.errorCode)) return undefined;
    if (!admits(actor.id)) return void leaveOut(actor.id);
    const [method, path] = call.path.split(' ') as [string, string];
    const now = clock();
    const metadata: Metadata = {
      ...{ version: 1, at: new Date(now).toISOString(), actor, call: call.path, method, path, correlationId },
      request: redacted(input),
      decidedIn: Math.max(0, now - receivedAt),
      ...(actor.organisationId && { organisationId: actor.organisationId }),
    };
    const happened = RequestRefused({
      statusCode: status,
      errorCode: body.errorCode,
      errorMessage: Object.values(refusals).find(({ code }) => code === body.errorCode)?.message ?? '',
      leftOut: leftOut.get(actor.id) ?? 0,
    });
    const from = { actor, ip, userAgent, correlationId };
    try {
      const event = await sealed(vault, { of: stream, id: actor.id }, randomUUID(), happened, metadata, from);
      const { position } = await store.append(`refusal-${actor.id}`, [event], 'any');
      leftOut.delete(actor.id);
      return position;
    } catch (error) {
      log.warn({ err: error, correlationId }, 'a refusal could not be noted');
      return undefined;
    }
  };
}
