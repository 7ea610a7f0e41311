import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { formatNumber, shortDate } from '../../../web-kit/format.ts';
import { countLimit } from '../../../web-kit/table/limits.ts';
import { outside } from '../../base/origin.ts';
import { fewDevices, pageOf, paths, unusedDevices } from '../../base/paths.ts';
import { texts } from './texts.ts';

const t = texts.attention;
/** The licence is named below so many days. */
const soon = 30;

/** Something to look at, with the page where that is done. */
export type Item = { text: string; hint?: string } & ({ to: string } | { href: string });
type Ending = ReplyOf<Calls, 'GET /endingSoon'>['ends'][number];
/** What is known of what may need attention. */
export type Known = {
  requests: number;
  /** People with one device or none. */
  people: number;
  /** People whose only device was not used for long. */
  unused: number;
  /** Gateways that do not answer. */
  silent: ReplyOf<Calls, 'GET /attention'>['silent'];
  ends: readonly Ending[];
  plan: { daysLeft: number | null; renewsItself: boolean; isPastDue: boolean; isActive: boolean } | undefined;
};

/** A count as the lists know it, which stop at a limit. */
const written = (count: number) =>
  count >= countLimit ? t.atLeast(formatNumber(countLimit)) : formatNumber(count);

function licenceItem({ plan }: Known): string | undefined {
  if (!plan) return undefined;
  if (!plan.isActive) return t.licenceOver;
  if (plan.isPastDue) return t.pastDue;
  const { daysLeft, renewsItself } = plan;
  return !renewsItself && daysLeft !== null && daysLeft < soon ? t.licence(daysLeft) : undefined;
}

/** A certificate or secret that ends soon, or has ended, with the page where it is replaced. */
function endItem({ what, application: { appId, name, family }, endsAt }: Ending, now: number): Item {
  const isOver = Date.parse(endsAt) <= now;
  const text = (isOver ? t.ended : t.ends)(t.ending[what](name), shortDate(endsAt));
  return { text, to: pageOf(family, appId) };
}

/** What needs attention, the most urgent first. */
export function itemsOf(known: Known, now: number): Item[] {
  const licence = licenceItem(known);
  return [
    ...known.silent.map((name) => ({ text: t.silent[name], hint: t.silentHint, href: outside('ticket') })),
    ...(licence ? [{ text: licence, to: paths.license }] : []),
    ...known.ends.map((each) => endItem(each, now)),
    ...(known.requests ? [{ text: t.requests(written(known.requests)), to: paths.accessRequests }] : []),
    ...(known.unused
      ? [
          {
            text: t.unused(written(known.unused)),
            hint: t.unusedHint,
            to: `${paths.people}?${unusedDevices}`,
          },
        ]
      : []),
    ...(known.people
      ? [{ text: t.people(written(known.people)), hint: t.peopleHint, to: `${paths.people}?${fewDevices}` }]
      : []),
  ];
}
