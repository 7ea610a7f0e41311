import { countedIn } from '../../../web-kit/features/counted.ts';
import { capitalised } from '../../../web-kit/features/features.ts';
import { formatNumber } from '../../../web-kit/format.ts';
import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of what is left of a plan, and of reported requests. */
export const texts = spoken('things/usage', {
  /** The counted things in words, singular and plural. */
  things: {
    ...countedIn('en'),
    'max.team.size': ['member in the team', 'members in the team'],
    'max.user.per.app.count': ['user in an application', 'users in an application'],
    'max.device.count': ['device for each person', 'devices for each person'],
    'user.total.count': ['person in the organization', 'people in the organization'],
  } as Record<string, readonly [string, string]>,
  someLeft: ([one, several]: readonly [string, string], total: number, used: number) =>
    `In use: ${formatNumber(used)} of ${formatNumber(total)} ${total === 1 ? one : several}.`,
  /** More are used than the plan allows once the organisation has a smaller plan. */
  allUsed: ([one, several]: readonly [string, string], total: number, used: number) =>
    `Your plan allows ${formatNumber(total)} ${total === 1 ? one : several}${used > total ? `, and there are ${formatNumber(used)}. All of them go on working, but` : ', and'} no more can be added. Delete what you no longer need, or ask your provider for a larger plan.`,
  seePlan: 'See your plan',
  /** A feature by its key, as the requirements quote it. The page of the license has the names that people read. */
  feature: capitalised,
  missing: 'Item not found.',
  none: (feature: string) => `Error: No remaining usage for ${feature}.`,
  low: (left: number, feature: string) => `Warning: Only ${left} remaining usage for ${feature}.`,
  disabled: (feature: string) => `${feature} is disabled`,
  enabled: (feature: string) => `${feature} is enabled`,
  unknown: (feature: string) => `Unknown type for ${feature}.`,
  usersLow: 'Warning: Limited usage left for max.user.per.app.count.',
  usersNone: 'Error: No usage left for max.user.per.app.count.',
  reported: {
    mark: 'Reported',
    text: (times: number, last: string) =>
      `${times === 1 ? 'A request was' : `${times} requests were`} answered with "This was not me" (last on ${last}). ` +
      'Somebody else tried to sign in with this name.',
  },
});
