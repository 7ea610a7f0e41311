import { CountPasskeySteps } from '../../domain/passkeySteps/commands.ts';
import { halfHourOf, stepsDay } from '../../domain/passkeySteps/passkeySteps.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Ceremony, PasskeyStep } from '../../domain/signIns/passkeySteps.ts';
import { newId } from '../../event-store/newId.ts';
import { inBatches } from '../../server-kit/inBatches.ts';
import type { Kit } from '../../server-kit/kit.ts';

/** What a browser did with a passkey. */
export type Step = { ceremony: Ceremony; step: PasskeyStep; platform: string; browser: string };
/** What was done in a half hour on the pages of an organisation, or on those of none. */
type Span = { organisationId: string | null; from: string; counts: Map<string, Step & { count: number }> };

/** Milliseconds for which steps are counted in memory before one event tells of them. */
const usual = 5 * 60_000;

/**
 * Counts what browsers do with passkeys. However many do, an organisation has an event in five minutes at most, and none
 * while nobody does anything. What was counted is written when the process ends, too; one that is killed loses minutes.
 */
export function gatherSteps(
  { executor, clock, log }: Pick<Kit, 'executor' | 'clock' | 'log'>,
  pause: number = usual,
) {
  let spans = new Map<string, Span>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add(organisationId: string | null, from: string, step: Step, count = 1) {
    const key = `${organisationId} ${from}`;
    const span = spans.get(key) ?? { organisationId, from, counts: new Map() };
    spans.set(key, span);
    const name = Object.values(step).join(' ');
    const known = span.counts.get(name);
    span.counts.set(name, { ...step, count: (known?.count ?? 0) + count });
    timer ??= setTimeout(write, pause).unref();
  }

  async function writeOne({ organisationId, from, counts }: Span) {
    const about = { id: stepsDay(organisationId, from), organisationId, from };
    const by = { actor: { role: 'system', id: 'passkeySteps' }, correlationId: newId() } as const;
    try {
      await executor.execute(CountPasskeySteps, { ...about, counts: [...counts.values()] }, by);
    } catch (error) {
      // An organisation that is gone needs no counts. Otherwise they wait for the store.
      if (error instanceof Refusal) return;
      log.warn({ err: error }, 'steps of passkeys could not be written yet');
      for (const { count, ...step } of counts.values()) add(organisationId, from, step, count);
    }
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const all = spans;
    spans = new Map();
    writing = writing.then(() => inBatches(all.values(), writeOne, 16));
    return writing;
  }

  return {
    /** Counts a step of now. */
    count: (organisationId: string | null, step: Step) => add(organisationId, halfHourOf(clock()), step),
    /** Writes what was counted. Nothing is counted afterwards. */
    async close() {
      await write();
      clearTimeout(timer);
    },
  };
}
export type Steps = ReturnType<typeof gatherSteps>;
