import type { ReactNode } from 'react';
import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import {
  type Period,
  periodNames,
  type SignInCounts,
  type SignInEnd,
  type SignInOutcome,
  signInEnds,
  signInOutcomes,
} from '../../domain/signIns/ends.ts';
import { locale } from '../language/language.ts';
import { csvHead, csvLines } from '../table/csv.ts';
import { reasons } from './outcomes.ts';
import { texts } from './texts.ts';

export { type Period, type SignInEnd, type SignInOutcome, signInOutcomes };
/** Sign-ins of a period and of the one before it. */
export type Counted = ReplyOf<Calls, 'GET /admin/signInCounts'>;
type Step = Counted['step'];

const usual: Period = '7d';
/** The period that an address names; by default the last seven days. */
export const periodIn = (named: string | null): Period =>
  periodNames.find((period) => period === named) ?? usual;
/** The value by which an address names a period: none for the usual one. */
export const namedIn = (period: Period): string => (period === usual ? '' : period);
export const choices = periodNames.map((value) => ({ value, label: texts.periods[value] }));

/** What to ask for, by the viewer's days and months. */
export const asking = (period: Period) => ({
  period,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
});

const sum = (counts: SignInCounts, ends: readonly SignInEnd[]) =>
  ends.reduce((all, end) => all + (counts[end] ?? 0), 0);
export const succeeded = (counts: SignInCounts): number => sum(counts, ['signedIn']);
export const failed = (counts: SignInCounts): number => sum(counts, reasons);

/** The reasons that occurred now or before, the most frequent first. */
export const reasonsIn = ({ now, before }: Pick<Counted, 'now' | 'before'>) =>
  reasons
    .map((end) => ({ end, now: now.total[end] ?? 0, before: before.total[end] ?? 0 }))
    .filter((reason) => reason.now + reason.before > 0)
    .sort((a, b) => b.now - a.now || b.before - a.before);

/** A span of time, up to the moment before its end; without one it goes on. */
export type Span = { from: string; to?: string };
/** What a number counts: sign-ins with an outcome, in a span. */
export type Asked = { outcome: SignInOutcome; span: Span };
/** Leads a number to the list of what it counts. */
export type Linked = (number: string, of: Asked) => ReactNode;
/** The period that goes on. */
export const onGoing = ({ from }: Span): Span => ({ from });
/** The span of one of its steps, which ends when the next begins. */
export function spanOf({ now: { steps } }: { now: Pick<Counted['now'], 'steps'> }, from: string): Span {
  const next = steps[steps.findIndex((step) => step.from === from) + 1];
  return next ? { from, to: next.from } : { from };
}

const forms: Record<Step, Intl.DateTimeFormatOptions> = {
  hour: { hour: 'numeric', minute: '2-digit' },
  day: { month: 'numeric', day: 'numeric' },
  month: { month: 'short', year: '2-digit' },
};
const longForms: Record<Step, Intl.DateTimeFormatOptions> = {
  hour: { dateStyle: 'short', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
  month: { month: 'long', year: 'numeric' },
};
const written = (options: Intl.DateTimeFormatOptions, at: string) =>
  new Intl.DateTimeFormat(locale, options).format(new Date(at));
/** A step as the axis of a chart names it. */
export const shortLabel = (step: Step, from: string): string => written(forms[step], from);
/** A step as a table names it. */
export const longLabel = (step: Step, from: string): string => written(longForms[step], from);

/** The steps of both periods as a CSV file, the oldest first. */
export function csvOf({ now, before }: Pick<Counted, 'now' | 'before'>): string {
  const keys = ['from', ...signInEnds];
  const rows = [...before.steps, ...now.steps].map(({ from, counts }) => ({
    from,
    ...Object.fromEntries(signInEnds.map((end) => [end, counts[end] ?? 0])),
  }));
  return csvHead(keys) + csvLines(keys, rows);
}
