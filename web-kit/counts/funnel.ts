import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import {
  type Ceremony,
  ceremonies,
  type PasskeyStep,
  passkeySteps,
} from '../../domain/signIns/passkeySteps.ts';
import { nameOrOther } from '../nameOrOther.ts';
import { csvHead, csvLines } from '../table/csv.ts';

export { type Ceremony, ceremonies, type PasskeyStep, passkeySteps };
/** How far passkeys came in browsers, in a period and in the one before it. */
export type PasskeyCounts = Pick<ReplyOf<Calls, 'GET /passkeyCounts'>, 'now' | 'before'>;
type Half = PasskeyCounts['now'];

const sum = ({ browsers }: Half, ceremony: Ceremony, step: PasskeyStep) =>
  browsers.reduce((all, each) => all + (each.ceremony === ceremony ? (each.counts[step] ?? 0) : 0), 0);

/** The steps of a ceremony, now and before, with the part of the longest bar that each has now. */
export function stepsOf({ now, before }: PasskeyCounts, ceremony: Ceremony) {
  const counts = passkeySteps.map((step) => ({
    step,
    now: sum(now, ceremony, step),
    before: sum(before, ceremony, step),
  }));
  const most = Math.max(1, ...counts.map(({ now }) => now));
  return counts.map((each) => ({ ...each, part: each.now / most }));
}

/** The ceremonies of which there is a count now or before. */
export const ceremoniesIn = (counted: PasskeyCounts): Ceremony[] =>
  ceremonies.filter((each) => stepsOf(counted, each).some(({ now, before }) => now + before > 0));

/** The browsers in which a ceremony was counted now, the most frequent first. */
export function browsersIn({ now }: PasskeyCounts, ceremony: Ceremony) {
  const most = (counts: Half['browsers'][number]['counts']) => Math.max(0, ...Object.values(counts));
  return now.browsers
    .filter((each) => each.ceremony === ceremony)
    .toSorted((a, b) => most(b.counts) - most(a.counts) || nameOf(a).localeCompare(nameOf(b)));
}
/** A browser as a table names it. */
export const nameOf = ({ platform, browser }: Pick<Half['browsers'][number], 'platform' | 'browser'>) =>
  `${nameOrOther(platform)}, ${nameOrOther(browser)}`;

/** The counts of both periods as a CSV file, the earlier one first. */
export function csvOf({ now, before }: PasskeyCounts): string {
  const keys = ['from', 'to', 'ceremony', 'platform', 'browser', ...passkeySteps];
  const rows = [before, now].flatMap(({ from, to, browsers }) =>
    browsers.map(({ ceremony, platform, browser, counts }) => ({
      ...{ from, to, ceremony, platform, browser },
      ...Object.fromEntries(passkeySteps.map((step) => [step, counts[step] ?? 0])),
    })),
  );
  return csvHead(keys) + csvLines(keys, rows);
}
