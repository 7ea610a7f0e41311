import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { texts } from '../texts.ts';

export type Feature = ReplyOf<Calls, 'GET /usage'>['features'][number];
export type Said = { severity: 'error' | 'warning'; text: string } | null;

/** From this many left on there is a warning. */
export const fewLeft = 10;
/** How many end users one application may have. */
export const usersPerApplication = 'max.user.per.app.count';

/** How many devices one person may have. */
export const devicesPerPerson = 'max.device.count';

/** What an alert says about a feature of the licence; null when there is plenty left. */
export function alertFor(name: string, feature: Feature | undefined): Said {
  if (!feature) return { severity: 'error', text: texts.usage.missing };
  if (typeof feature.total === 'number') return alertForNumber(name, feature.total - feature.used);
  if (typeof feature.total !== 'boolean') return { severity: 'error', text: texts.usage.unknown(name) };
  return feature.total
    ? { severity: 'warning', text: texts.usage.enabled(name) }
    : { severity: 'error', text: texts.usage.disabled(name) };
}

function alertForNumber(name: string, left: number): Said {
  if (left <= 0) return { severity: 'error', text: texts.usage.none(name) };
  return left <= fewLeft ? { severity: 'warning', text: texts.usage.low(left, name) } : null;
}

/** The banner over lists of users has words of its own. */
export function usersBanner(feature: Feature | undefined, used: number): Said {
  if (typeof feature?.total !== 'number') return null;
  const left = feature.total - used;
  if (left <= 0) return { severity: 'error', text: texts.usage.usersNone };
  return left <= fewLeft ? { severity: 'warning', text: texts.usage.usersLow } : null;
}
