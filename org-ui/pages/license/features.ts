import { applicationLimits, familyFeatures } from '../../../web-kit/domain/families.ts';
import { formatNumber } from '../../../web-kit/format.ts';
import { texts } from './texts.ts';

/** A feature of the licence, as the server counts it. */
export type Feature = { name: string; total: number | boolean | string; used: number };

const groups = {
  Users: ['user.total.count', 'max.user.per.app.count', 'max.team.size', 'max.device.count'],
  Apps: [...applicationLimits, 'max.websites.per.app'],
  Security: ['authenticate.', ...familyFeatures, 'ldap.'],
  Plugins: ['plugin.'],
  Other: [''],
} as const;
type GroupName = keyof typeof groups;

/** The group of a feature: the first that has its name, or the beginning of its name. */
function groupOf(name: string): GroupName {
  const all = Object.entries(groups) as [GroupName, readonly string[]][];
  return all.find(([, parts]) =>
    parts.some((part) => (part.endsWith('.') || !part ? name.startsWith(part) : name === part)),
  )![0];
}

/** The features in their groups, in the order of the groups. Groups without features are left out. */
export function grouped<F extends Feature>(features: readonly F[]): [GroupName, F[]][] {
  const found = Map.groupBy(features, ({ name }) => groupOf(name));
  return (Object.keys(groups) as GroupName[]).flatMap((name) => {
    const of = found.get(name);
    return of ? [[name, of] as [GroupName, F[]]] : [];
  });
}
/** What is granted, and how much of it is used where that is counted. */
export function shownValue({ name, total, used }: Feature): string {
  if (typeof total === 'boolean') return total ? texts.yes : texts.no;
  if (name === 'extend.expiration.in.days') return texts.days(Number(total));
  if (typeof total === 'string') return total;
  return `${formatNumber(used)} / ${formatNumber(total)}`;
}

/** Whether there is more than is granted, as after a change to a smaller plan. */
export const isOver = ({ total, used }: Feature): boolean => typeof total === 'number' && used > total;

/** The colour of the days that are left: red at 10 or fewer, orange at 30 or fewer, blue above. */
export function colourOf(days: number): 'error' | 'warning' | 'info' {
  if (days <= 10) return 'error';
  return days <= 30 ? 'warning' : 'info';
}
