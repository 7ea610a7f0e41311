import { expect, test } from 'vitest';
import { applicationsOf, type Opening } from './applications.ts';

type Access = Parameters<typeof applicationsOf>[0][number];
const access = (appName: string, direct: boolean): Access => ({
  ...{ userId: `user of ${appName}`, appId: appName, appName, realm: 'oidc', direct },
  ...{ username: 'ada', suspended: false, lastLogin: null },
});
const opening = (appName: string, groupName: string | null): Opening => ({
  ...{ appId: appName, appName, family: 'saml', groupId: groupName, groupName },
});
const shown = (...of: Parameters<typeof applicationsOf>) =>
  applicationsOf(...of).map(({ appName, why, access }) => [appName, why, access !== null]);

test('an application of a person says why it may be used, and whether it was', () =>
  expect(
    shown(
      [access('Wiki', true), access('HR', false), access('Shop', true), access('Old', false)],
      [opening('HR', 'Engineering'), opening('Shop', null), opening('Chat', null)],
    ),
  ).toEqual([
    ['Chat', 'Open to everybody', false],
    ['HR', 'By group Engineering', true],
    ['Old', 'No longer open', true],
    ['Shop', 'By itself, Open to everybody', true],
    ['Wiki', 'By itself', true],
  ]));
