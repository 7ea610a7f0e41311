import { expect, test } from 'vitest';
import { calledPlan, countedIn, planTooltip } from './plan.ts';

const feature = (name: string, total: number | boolean | string, used = 0) => ({
  ...{ name, total, used, type: typeof total },
});

test('a plan without a name is Starter Free [org-account.account.plan]', () => {
  expect([calledPlan(null), calledPlan('Gold')]).toEqual(['Starter Free', 'Gold']);
});
test('the tooltip tells what the plan allows, else 1 app, 10 users and 10 websites [org-account.account.plan-tooltip]', () => {
  expect(planTooltip([])).toBe('Apps allowed: 1. Users per app: 10. RPs per app: 10.');
  const gold = [
    feature('app.count', 7),
    feature('max.user.per.app.count', 700),
    feature('max.websites.per.app', 3),
  ];
  expect(planTooltip(gold)).toBe('Apps allowed: 7. Users per app: 700. RPs per app: 3.');
});
test('what is counted is listed in words, and nothing else', () => {
  const features = [
    feature('app.count', 7, 2),
    feature('support.level', 'high'),
    feature('sso.enabled', true),
    feature('unheard.of', 3),
  ];
  expect(countedIn(features)).toEqual([{ name: 'app.count', label: 'Applications', used: 2, total: 7 }]);
});
