import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { given } from '../testSpec.ts';
import { application } from './application.ts';
import { ApplicationCreated, ResourceAdded, ResourceRemoved } from './events.ts';
import { AddResource, RemoveResource, resourceAt } from './resources.ts';

const created = ApplicationCreated({
  settings: { kind: 'oidc', name: 'Wiki', redirectUris: ['https://wiki.example/callback'] },
});
const fields = {
  resourceName: 'Pages',
  resourceIndicator: 'https://api.wiki.example/',
  scope: 'pages:read pages:write',
  accessTokenFormat: 'jwt',
  accessTokenTTL: 3600,
} as const;
const adding = { id: 'app-1', resourceId: 'pages', ...fields };
const added = (resourceId = 'pages', more = {}) =>
  ResourceAdded({ resourceId, ...fields, createdAt: '2026-05-04T10:00:00.000Z', ...more });

describe('resources of an application', () => {
  test('one is added, and a repeat adds nothing', () => {
    given(created)
      .when(AddResource, adding, { now: new Date('2026-05-04T10:00:00Z') })
      .then(added());
    given(created, added()).when(AddResource, adding).then();
  });
  test('an indicator names one resource of the application', () =>
    given(created, added())
      .when(AddResource, { ...adding, resourceId: 'again' })
      .thenRefused('application.resourceTaken'));
  test('only OpenID applications have resources', () => {
    const web = ApplicationCreated({
      settings: { kind: 'web', name: 'Shop', origins: ['https://shop.example'] },
    });
    given(web).when(AddResource, adding).thenRefused('application.unknown');
  });
  test('at most a hundred fit into one application', () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      added(`r-${at}`, { resourceIndicator: `https://api.wiki.example/${at}` }),
    );
    given(created, ...many)
      .when(AddResource, adding)
      .thenRefused('application.resourceLimit');
  });
  test('one is removed, and is unknown from then on', () => {
    const which = { id: 'app-1', resourceId: 'pages' };
    given(created, added())
      .when(RemoveResource, which)
      .then(ResourceRemoved({ resourceId: 'pages' }));
    given(created, added(), ResourceRemoved({ resourceId: 'pages' }))
      .when(RemoveResource, which)
      .thenRefused('application.resource');
    given(created, added(), ResourceRemoved({ resourceId: 'pages' })).when(AddResource, {
      ...adding,
      resourceId: 'again',
    });
  });
  test('it is found by its indicator', () => {
    const { resources } = fold(application, [created, added()]);
    expect(resourceAt(resources, fields.resourceIndicator)).toMatchObject({ resourceId: 'pages' });
    expect(resourceAt(resources, 'https://api.wiki.example')).toBeUndefined();
  });
  test.for([
    ['resourceIndicator', 'pages'],
    ['resourceIndicator', 'https://api.wiki.example/#x'],
    ['resourceIndicator', 'https://api.wiki.example/ x'],
    ['scope', 'pages:read  pages:write'],
    ['scope', 'pages:read openid'],
    ['scope', 'pages:read pages:read'],
    ['scope', 'pages"read'],
    ['scope', ''],
    ['resourceName', ''],
    ['accessTokenFormat', 'paseto'],
    ['accessTokenTTL', 59],
    ['accessTokenTTL', 2_592_001],
    ['accessTokenTTL', 60.5],
    ['accessTokenTTL', '86400'],
  ])('%s cannot be %j', ([field, value]) =>
    given(created)
      .when(AddResource, { ...adding, [field as string]: value })
      .thenInvalid(field as string),
  );
});
