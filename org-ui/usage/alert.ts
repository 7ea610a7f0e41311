import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { texts } from '../texts.ts';

export type Feature = ReplyOf<Calls, 'GET /usage'>['features'][number];
/** An alert: the prescribed words, and before them a sentence that needs no knowledge of feature names. */
export type Said = { severity: 'error' | 'warning'; text: string; plain?: string } | null;

/** From this many left on there is a warning. */
export const fewLeft = 10;
/** How many applications an organisation may have. */
export const applicationCount = 'app.count';
/** How many end users one application may have. */
export const usersPerApplication = 'max.user.per.app.count';

/** How many members a team may have. */
export const teamSize = 'max.team.size';
/** How many devices one person may have. */
export const devicesPerPerson = 'max.device.count';

/** Whether the plan allows no more of a feature. */
export const noneLeft = (feature: Feature | undefined): boolean =>
  typeof feature?.total === 'number' && feature.used >= feature.total;

/** What an alert says about a feature of the licence; null when there is plenty left. */
export function alertFor(name: string, feature: Feature | undefined): Said {
  if (!feature) return { severity: 'error', text: texts.usage.missing };
  if (typeof feature.total === 'number') return alertForNumber({ ...feature, name, total: feature.total });
  if (typeof feature.total !== 'boolean') return { severity: 'error', text: texts.usage.unknown(name) };
  return feature.total
    ? { severity: 'warning', text: texts.usage.enabled(name) }
    : { severity: 'error', text: texts.usage.disabled(name) };
}

type Counted = { name: string; total: number; used: number };

/** What the plan allows and what is in use, in a sentence; once all is in use, what can be done about it. */
function inWords({ name, total, used }: Counted): { plain?: string } {
  const what = texts.usage.things[name];
  if (!what) return {};
  return { plain: (total > used ? texts.usage.someLeft : texts.usage.allUsed)(what, total, used) };
}

function alertForNumber(counted: Counted): Said {
  const left = counted.total - counted.used;
  const plain = inWords(counted);
  if (left <= 0) return { severity: 'error', text: texts.usage.none(counted.name), ...plain };
  return left <= fewLeft
    ? { severity: 'warning', text: texts.usage.low(left, counted.name), ...plain }
    : null;
}

/** The banner over lists of users has words of its own. */
export function usersBanner(feature: Feature | undefined, used: number): Said {
  if (typeof feature?.total !== 'number') return null;
  const left = feature.total - used;
  const plain = inWords({ name: usersPerApplication, total: feature.total, used });
  if (left <= 0) return { severity: 'error', text: texts.usage.usersNone, ...plain };
  return left <= fewLeft ? { severity: 'warning', text: texts.usage.usersLow, ...plain } : null;
}
