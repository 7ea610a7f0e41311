import { countLimit } from '../../../web-kit/table/query.ts';
import { paths } from '../../base/paths.ts';
import { fewDevices } from '../../things/people/fewDevices.ts';
import { texts } from './texts.ts';

const t = texts.attention;
/** The licence is named below so many days. */
const soon = 30;

/** Something to look at, with the page where that is done. */
export type Item = { text: string; hint?: string; to: string };
type Known = {
  requests: number;
  /** People with one device or none. */
  people: number;
  plan: { daysLeft: number | null; renewsItself: boolean; isPastDue: boolean; isActive: boolean } | undefined;
};

/** A count as the lists know it, which stop at a limit. */
const written = (count: number) =>
  count >= countLimit ? t.atLeast(countLimit.toLocaleString()) : count.toLocaleString();

function licenceItem({ plan }: Known): string | undefined {
  if (!plan) return undefined;
  if (!plan.isActive) return t.licenceOver;
  if (plan.isPastDue) return t.pastDue;
  const { daysLeft, renewsItself } = plan;
  return !renewsItself && daysLeft !== null && daysLeft < soon ? t.licence(daysLeft) : undefined;
}

/** What needs attention, the most urgent first. */
export function itemsOf(known: Known): Item[] {
  const licence = licenceItem(known);
  return [
    ...(licence ? [{ text: licence, to: paths.license }] : []),
    ...(known.requests ? [{ text: t.requests(written(known.requests)), to: paths.accessRequests }] : []),
    ...(known.people
      ? [{ text: t.people(written(known.people)), hint: t.peopleHint, to: `${paths.people}?${fewDevices}` }]
      : []),
  ];
}
