import { expect, test } from 'vitest';
import * as application from '../../../domain/application/events.ts';
import { webRows } from '../../../domain/application/settings/rows/web.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { defaultsOf } from '../../../domain/settings/setting.ts';
import { SignedIn } from '../../../domain/transaction/events.ts';
import { UserActivated, UserDeleted, UserRegistered, UserSuspended } from '../../../domain/user/events.ts';
import { after, at } from '../../testSpec.ts';
import { applications } from './applications.ts';

const settings = {
  kind: 'web' as const,
  ...{ name: 'Shop', logo: '', origins: ['https://shop.example'], tokenValidityTime: 120_000 },
  ...defaultsOf(webRows),
};
const under = { organisationId: 'acme' };
const within = { ...under, applicationId: 'shop' };
const later = '2026-01-02T00:00:00.000Z';
const created = [
  'shop',
  application.ApplicationCreated({ settings }),
  { ...under, actor: { role: 'operator' as const, id: 'op' } },
] as const;
const joined = (id: string) =>
  [id, UserRegistered({ personId: 'person-1', realm: 'general', username: id, name: '' }), within] as const;

test('an application begins with nobody in it', () =>
  after(applications, [...created]).shows({
    id: 'shop',
    organisationId: 'acme',
    name: 'Shop',
    settings,
    suspended: false,
    userSource: 'internal',
    directory: null,
    ...{ userCount: 0, suspendedUserCount: 0, loginCount: 0, resourceCount: 0, createdAt: at, updatedAt: at },
    secretKeptUntil: null,
    creatorId: 'op',
  }));
test('it shows until when the client secret before the current one counts', () => {
  const secret = { name: 'client', secretId: 'one' };
  const kept = application.ApplicationSecretKept({ ...secret, until: later });
  const story: Parameters<typeof after>[1][] = [
    [...created],
    ['shop', application.ApplicationSecretSet({ ...secret, secretId: 'two', value: 'x' }), under],
    ['shop', kept, under],
    ['shop', application.ApplicationSecretSet({ name: 'directory', secretId: 'other', value: 'x' }), under],
  ];
  after(applications, ...story).shows({ secretKeptUntil: later });
  for (const end of [
    application.ApplicationSecretEnded(secret),
    application.ApplicationSecretSet({ ...secret, secretId: 'three', value: 'x' }),
  ])
    after(applications, ...story, ['shop', end, under]).shows({ secretKeptUntil: null });
});
test('its users and the suspended among them are counted, up and down', () => {
  const story = [
    [...created],
    [...joined('ada')],
    [...joined('bob')],
    [...joined('eve')],
    ['ada', UserSuspended({}), within],
    ['bob', UserSuspended({}), within],
  ] as Parameters<typeof after>[1][];
  after(applications, ...story).shows({ userCount: 3, suspendedUserCount: 2 });
  story.push(
    ['ada', UserActivated({}), within],
    ['bob', UserDeleted({ wasSuspended: true, personId: 'person-1' }), within],
  );
  after(applications, ...story).shows({ userCount: 2, suspendedUserCount: 0 });
  story.push(['eve', UserDeleted({ wasSuspended: false, personId: 'person-1' }), within]);
  after(applications, ...story).shows({ userCount: 1, suspendedUserCount: 0 });
});
test('sign-ins are counted where they happened', () => {
  const signedIn = SignedIn({
    ...{ deviceId: 'd', method: 'this device', counter: 0, platform: 'Android', browser: 'Chrome' },
    backedUp: false,
  });
  after(
    applications,
    [...created],
    ['office', application.ApplicationCreated({ settings }), under],
    ['t-1', signedIn, within],
    ['t-2', signedIn, within],
    ['t-3', signedIn, { organisationId: 'acme', operatorId: 'op' }],
  ).shows({ id: 'shop', loginCount: 2 }, { id: 'office', loginCount: 0 });
});
test('what came of the last reading of metadata is shown', () => {
  const read = {
    url: 'https://hr.example/metadata',
    problem: '',
    told: null,
    changed: ['acsUrl'],
    nextAt: later,
  };
  after(applications, [...created], ['shop', application.ServiceProviderMetadataRead(read), under]).shows({
    metadataRead: { at, problem: '', told: null, changed: ['acsUrl'] },
  });
});
test('its resources are counted, up and down', () => {
  const resource = {
    ...{ resourceName: 'Pages', resourceIndicator: 'https://pages.example/', scope: 'read' },
    ...{ accessTokenFormat: 'jwt' as const, accessTokenTTL: 60, createdAt: at },
  };
  after(
    applications,
    [...created],
    ['shop', application.ResourceAdded({ ...resource, resourceId: 'one' }), under],
    ['shop', application.ResourceAdded({ ...resource, resourceId: 'two' }), under],
    ['shop', application.ResourceRemoved({ resourceId: 'one' }), under],
  ).shows({ resourceCount: 1 });
});
test('changes show at once, with the time', () =>
  after(
    applications,
    [...created],
    [
      'shop',
      application.ApplicationChanged({ settings: { ...settings, name: 'Store' } }),
      { ...under, at: later },
    ],
  ).shows({ name: 'Store', settings: { name: 'Store' }, createdAt: at, updatedAt: later }));
test('suspending and activating show', () => {
  after(applications, [...created], ['shop', application.ApplicationSuspended({}), under]).shows({
    suspended: true,
  });
  after(
    applications,
    [...created],
    ['shop', application.ApplicationSuspended({}), under],
    ['shop', application.ApplicationActivated({}), under],
  ).shows({ suspended: false });
});
test('a deleted application is gone, and what its users do afterwards brings nothing back', () =>
  expect(
    after(
      applications,
      [...created],
      [...joined('ada')],
      ['shop', application.ApplicationDeleted({ wasSuspended: false }), under],
      ['ada', UserDeleted({ wasSuspended: false, personId: 'person-1' }), within],
    ).rows,
  ).toEqual([]));
test('with its organisation all applications go, and no other', () =>
  after(
    applications,
    [...created],
    ['office', application.ApplicationCreated({ settings }), under],
    ['other', application.ApplicationCreated({ settings }), { organisationId: 'rival' }],
    ['acme', OrganisationDeleted({})],
  ).shows({ id: 'other' }));
