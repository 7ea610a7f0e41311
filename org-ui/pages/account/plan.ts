import { formatNumber } from '../../../web-kit/format.ts';
import { applicationCount, type Feature, limitWords, usersPerApplication } from '../../things/usage/alert.ts';
import { texts } from './texts.ts';

type Counted = { name: string; label: string; used: number; total: number };
/** The limits of the smallest plan, used where a plan states none. */
const usual = { apps: 1, users: 10, websites: 10 };

/** The display name of the plan. */
export const calledPlan = (name: string | null): string => name || texts.plan.usual;

/** The numeric limits of the plan, in words. */
export const countedIn = (features: readonly Feature[]): Counted[] =>
  features.flatMap(({ name, total, used }) => {
    const named = limitWords[name];
    return named && typeof total === 'number' ? [{ name, label: capitalised(named[1]), used, total }] : [];
  });
const capitalised = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** The plan's limits in one line: apps, users per app and websites per app. */
export function planTooltip(features: readonly Feature[]): string {
  const most = (feature: string, otherwise: number) => {
    const total = features.find(({ name }) => name === feature)?.total;
    return formatNumber(typeof total === 'number' ? total : otherwise);
  };
  return texts.plan.tooltip(
    most(applicationCount, usual.apps),
    most(usersPerApplication, usual.users),
    most('max.websites.per.app', usual.websites),
  );
}
