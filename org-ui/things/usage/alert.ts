import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { texts } from './texts.ts';

export type Feature = ReplyOf<Calls, 'GET /usage'>['features'][number];
/** An alert: the prescribed `text`, and before it a `plain` sentence without feature names. */
export type UsageMessage = { severity: 'error' | 'warning' | 'info'; text: string; plain?: string } | null;

/** What each limit counts, in words: one, and several. */
export const limitWords = texts.things;

/** The prescribed words are shown when this many or fewer are left. */
export const fewLeft = 10;
/** They look like a warning from this part of the limit on, because a small plan has few left from its first day. */
const alarming = 4 / 5;
const severityAt = ({ used, total }: Pick<Counted, 'used' | 'total'>) =>
  used >= total * alarming ? 'warning' : 'info';
/** The feature that limits the web and mobile applications of an organisation. */
export const applicationCount = 'app.count';
/** The feature that limits the users of one application. */
export const usersPerApplication = 'max.user.per.app.count';

/** The feature that limits the members of a team. */
export const teamSize = 'max.team.size';
/** The feature that limits the devices of one person. */
export const devicesPerPerson = 'max.device.count';

/** Whether the limit of a feature is reached. */
export const noneLeft = (feature: Feature | undefined): boolean =>
  typeof feature?.total === 'number' && feature.used >= feature.total;

/** The alert for a feature; null when plenty is left. What is counted and not mentioned by the plan has no limit. */
export function alertFor(name: string, feature: Feature | undefined): UsageMessage {
  if (!feature) return limitWords[name] ? null : { severity: 'error', text: texts.missing };
  if (typeof feature.total === 'number') return alertForNumber({ ...feature, name, total: feature.total });
  const called = texts.feature(name);
  if (typeof feature.total !== 'boolean') return { severity: 'error', text: texts.unknown(called) };
  return feature.total
    ? { severity: 'warning', text: texts.enabled(called) }
    : { severity: 'error', text: texts.disabled(called) };
}

type Counted = { name: string; total: number; used: number };

/** A sentence with the limit and its use. When the limit is reached it also says what to do. */
function inWords({ name, total, used }: Counted): { plain?: string } {
  const what = texts.things[name];
  if (!what) return {};
  return { plain: (total > used ? texts.someLeft : texts.allUsed)(what, total, used) };
}

function alertForNumber(counted: Counted): UsageMessage {
  const left = counted.total - counted.used;
  const plain = inWords(counted);
  const called = texts.feature(counted.name);
  if (left <= 0) return { severity: 'error', text: texts.none(called), ...plain };
  return left <= fewLeft ? { severity: severityAt(counted), text: texts.low(left, called), ...plain } : null;
}

/** The alert above lists of users, whose prescribed wording differs. */
export function usersBanner(feature: Feature | undefined, used: number): UsageMessage {
  if (typeof feature?.total !== 'number') return null;
  const left = feature.total - used;
  const plain = inWords({ name: usersPerApplication, total: feature.total, used });
  if (left <= 0) return { severity: 'error', text: texts.usersNone, ...plain };
  if (left > fewLeft) return null;
  return { severity: severityAt({ used, total: feature.total }), text: texts.usersLow, ...plain };
}
