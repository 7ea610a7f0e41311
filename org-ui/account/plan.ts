import { texts as all } from '../texts.ts';
import { applicationCount, type Feature, usersPerApplication } from '../usage/alert.ts';
import { texts } from './texts.ts';

type Counted = { name: string; label: string; used: number; total: number };
/** What the plan allows where it says nothing of it: the smallest plan's numbers. */
const usual = { apps: 1, users: 10, websites: 10 };

/** What the plan is called. */
export const calledPlan = (name: string | null): string => name || texts.plan.usual;

/** What the plan limits by a number, in words. */
export const countedIn = (features: readonly Feature[]): Counted[] =>
  features.flatMap(({ name, total, used }) => {
    const words = all.usage.things[name];
    return words && typeof total === 'number' ? [{ name, label: capitalised(words[1]), used, total }] : [];
  });
const capitalised = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Apps, users per app and websites per app that the plan allows. */
export function planTooltip(features: readonly Feature[]): string {
  const most = (feature: string, otherwise: number) => {
    const total = features.find(({ name }) => name === feature)?.total;
    return typeof total === 'number' ? total : otherwise;
  };
  return texts.plan.tooltip(
    most(applicationCount, usual.apps),
    most(usersPerApplication, usual.users),
    most('max.websites.per.app', usual.websites),
  );
}
