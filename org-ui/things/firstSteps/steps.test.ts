import { expect, test } from 'vitest';
import { type Facts, hideSteps, hidesSteps, nextOf, stepsOf } from './steps.ts';

const none: Facts = {
  ...{ application: null, toTry: null },
  ...{ invited: false, registered: false, secondWay: false, signedIn: false },
};
const application = { appId: 'a1', name: 'Shop', family: 'general' } as const;
const nextWith = (facts: Partial<Facts>) => nextOf(stepsOf({ ...none, ...facts }));

test('only the address is there at first, and the application comes next', () => {
  expect(stepsOf(none).flatMap(({ name, done }) => (done ? [name] : []))).toEqual(['address']);
  expect(nextWith({})).toMatchObject({ name: 'application', links: [{ to: '/configure-application' }] });
});
test('the next step is the first that is not done, in whatever order they were done', () => {
  expect(nextWith({ application })?.name).toBe('invited');
  expect(nextWith({ application, registered: true, secondWay: true })?.name).toBe('invited');
  expect(nextWith({ application, invited: true })?.name).toBe('registered');
  expect(nextWith({ application, invited: true, registered: true })?.name).toBe('secondWay');
  const all = { application, invited: true, registered: true, secondWay: true };
  expect(nextWith(all)?.name).toBe('signedIn');
  expect(nextWith({ ...all, signedIn: true })).toBeUndefined();
});
test('steps lead to where they are done: to the application, once there is one; those that are done lead nowhere', () => {
  const ways = (facts: Partial<Facts>) =>
    stepsOf({ ...none, ...facts }).map(({ links }) => links.map(({ to }) => to));
  expect(ways({})).toEqual([[], ['/configure-application'], [], [], ['/my-details', '/admin'], []]);
  const users = '/viewOidcApp/a1?tab=users';
  expect(ways({ application: { ...application, family: 'oidc' }, secondWay: true })).toEqual([
    ...[[], [], [users], [users]],
    ...[[], ['/viewOidcApp/a1']],
  ]);
});
test('hidden steps stay hidden in this browser, for this organisation', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(hidesSteps('acme', storage)).toBe(false);
  hideSteps('acme', storage);
  expect([hidesSteps('acme', storage), hidesSteps('other', storage)]).toEqual([true, false]);
});
