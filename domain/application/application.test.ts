import { describe, test } from 'vitest';
import { defaultsOf } from '../settings/setting.ts';
import { given, now, unstorable } from '../testSpec.ts';
import {
  ActivateApplication,
  ChangeApplication,
  CreateApplication,
  DeleteApplication,
  SuspendApplication,
} from './commands.ts';
import {
  ApplicationActivated,
  ApplicationChanged,
  ApplicationCreated,
  ApplicationDeleted,
  ApplicationSuspended,
} from './events.ts';
import { webRows } from './settings/rows/web.ts';

const settings = {
  kind: 'web' as const,
  name: 'Shop',
  logo: '',
  origins: ['https://shop.example'],
  tokenValidityTime: 300_000,
  ...defaultsOf(webRows),
  remotePlatformAuth: false,
  wordpressPluginEnabled: false,
};
const created = ApplicationCreated({ settings });
const suspended = ApplicationSuspended({ until: now.toISOString() });
const deleted = ApplicationDeleted({ wasSuspended: false });
const id = { id: 'app-1' };
const shop = { ...id, organisationId: 'org-1', settings };
const creating = (changed: object) =>
  given().when(CreateApplication, { ...shop, settings: { ...settings, ...changed } as never });
const changing = (changes: object) =>
  given(created).when(ChangeApplication, { ...id, changes: { kind: 'web', ...changes } as never });

describe('creating', () => {
  test('an application is created with its settings', () =>
    given().when(CreateApplication, shop).then(created));
  test('creating again changes nothing', () => given(created).when(CreateApplication, shop).then());
  test('a deleted application does not come back', () =>
    given(created, deleted).when(CreateApplication, shop).thenRefused('application.unknown'));
  test('the toggles default to true [org-app-web.form.toggles]', () => {
    const { name, origins } = settings;
    given()
      .when(CreateApplication, { ...shop, settings: { kind: 'web', name, origins } })
      .then(
        ApplicationCreated({
          settings: {
            ...{ kind: 'web', name, origins, logo: '', tokenValidityTime: 120_000 },
            ...{ samePlatformAuth: true, remotePlatformAuth: true },
            ...{ multipleDeviceAllowed: true, wordpressPluginEnabled: true },
          },
        }),
      );
  });
  test('it is open to all unless it is closed', () => {
    given()
      .when(CreateApplication, { ...shop, settings: { ...settings, invitedOnly: undefined } })
      .then(ApplicationCreated({ settings: { ...settings, invitedOnly: false } }));
    changing({ invitedOnly: true }).then(
      ApplicationChanged({ settings: { ...settings, invitedOnly: true } }),
    );
    creating({ invitedOnly: 'yes' }).thenInvalid('settings.invitedOnly');
  });
  test('a token is valid for two minutes unless set otherwise [org-app-web.form.token-validity]', () => {
    const { tokenValidityTime: _, ...rest } = settings;
    given()
      .when(CreateApplication, { ...shop, settings: rest })
      .then(ApplicationCreated({ settings: { ...settings, tokenValidityTime: 120_000 } }));
  });
  test.for([0, 9_999, 86_400_001, 60_000.5, '60000', Number.NaN, Number.POSITIVE_INFINITY])(
    'a token cannot be valid for %s ms',
    (tokenValidityTime) => creating({ tokenValidityTime }).thenInvalid('settings.tokenValidityTime'),
  );
  test.for(Object.entries(unstorable))('the name cannot be %s', ([, name]) =>
    creating({ name }).thenInvalid('settings.name'),
  );
  test('the name has at most 80 characters', () => {
    creating({ name: 'x'.repeat(81) }).thenInvalid('settings.name');
    creating({ name: 'x'.repeat(80) }).thenInvalid();
  });
  test('there is no kind that we do not know', () => creating({ kind: 'fax' }).thenInvalid('settings.kind'));
});

describe('families', () => {
  test('a call for one family does not know the applications of another', () => {
    for (const command of [SuspendApplication, ActivateApplication, DeleteApplication])
      given(created)
        .when(command, { ...id, family: 'oidc' })
        .thenRefused('application.unknown');
    given(created)
      .when(SuspendApplication, { ...id, family: 'general' })
      .then(suspended);
    given(created, suspended)
      .when(ActivateApplication, { ...id, family: 'general' })
      .then(ApplicationActivated({}));
    given(created)
      .when(DeleteApplication, { ...id, family: 'general' })
      .then(deleted);
  });
});

describe('changing', () => {
  test('only what is given changes, defaults do not come back', () =>
    changing({ name: 'Store' }).then(ApplicationChanged({ settings: { ...settings, name: 'Store' } })));
  test('the same again changes nothing', () => {
    changing({}).then();
    changing({ name: 'Shop', remotePlatformAuth: false, origins: ['https://shop.example/'] }).then();
    changing({ name: undefined }).then();
  });
  test('the kind stays what it is, and brings no settings of another', () => {
    changing({ kind: 'mobile', name: 'Store' }).thenRefused('application.kind');
    changing({ kind: 'fax' }).thenInvalid('changes.kind');
    changing({ platform: 'iOS' }).thenInvalid('changes');
  });
  test('changed settings are checked as at the creation', () => {
    changing({ origins: [] }).thenInvalid('changes.origins');
    changing({ name: '', logo: 'x', tokenValidityTime: 1 }).thenInvalid(
      'changes.name',
      'changes.logo',
      'changes.tokenValidityTime',
    );
    changing({ samePlatformAuth: 'yes' }).thenInvalid('changes.samePlatformAuth');
  });
  test('a setting that an older rule allowed does not prevent other changes', () => {
    const old = { ...settings, name: 'Shop at http://shop.example' };
    given(created, ApplicationChanged({ settings: old }))
      .when(ChangeApplication, { ...id, changes: { kind: 'web', samePlatformAuth: false } })
      .then(ApplicationChanged({ settings: { ...old, samePlatformAuth: false } }));
  });
  test('a suspended application can be changed', () =>
    given(created, suspended)
      .when(ChangeApplication, { ...id, changes: { kind: 'web', name: 'Store' } })
      .then(ApplicationChanged({ settings: { ...settings, name: 'Store' } })));
});

describe('within the plan', () => {
  const two = { origins: ['https://shop.example', 'https://store.example'] };
  test('an application has as many websites as the plan allows', () => {
    const when = (most: number) =>
      given().when(
        CreateApplication,
        { ...shop, settings: { ...settings, ...two } },
        { grants: { 'max.websites.per.app': most } },
      );
    when(1).thenRefused('plan.feature');
    when(2).then(ApplicationCreated({ settings: { ...settings, ...two } }));
    given(created)
      .when(
        ChangeApplication,
        { ...id, changes: { kind: 'web', ...two } },
        { grants: { 'max.websites.per.app': 1 } },
      )
      .thenRefused('plan.feature');
  });
  test('an application that has more websites than the plan allows now can be changed, and gets no further one', () => {
    const many = { ...settings, origins: [...two.origins, 'https://third.example'] };
    const changes = (about: object) =>
      given(ApplicationCreated({ settings: many })).when(
        ChangeApplication,
        { ...id, changes: { kind: 'web', ...about } as never },
        { grants: { 'max.websites.per.app': 1 } },
      );
    changes({ name: 'Store' }).then(ApplicationChanged({ settings: { ...many, name: 'Store' } }));
    changes(two).then(ApplicationChanged({ settings: { ...many, ...two } }));
    changes({ origins: [...many.origins, 'https://fourth.example'] }).thenRefused('plan.feature');
  });
  test('the WordPress plugin is for plans that have it', () => {
    const grants = { 'plugin.wordpress.enabled': false };
    const wordpress = { ...settings, wordpressPluginEnabled: true };
    given()
      .when(CreateApplication, { ...shop, settings: wordpress }, { grants })
      .thenRefused('plan.feature');
    given().when(CreateApplication, shop, { grants }).then(created);
    const changes = { kind: 'web', name: 'Store' } as const;
    given(ApplicationCreated({ settings: wordpress }))
      .when(ChangeApplication, { ...id, changes }, { grants })
      .then(ApplicationChanged({ settings: { ...wordpress, name: 'Store' } }));
    given(created)
      .when(ChangeApplication, { ...id, changes: { ...changes, wordpressPluginEnabled: true } }, { grants })
      .thenRefused('plan.feature');
  });
});

describe('suspending and deleting', () => {
  test('an application is suspended once', () => {
    given(created).when(SuspendApplication, id).then(suspended);
    given(created, suspended).when(SuspendApplication, id).then();
  });
  test('and activated once', () => {
    given(created, suspended).when(ActivateApplication, id).then(ApplicationActivated({}));
    given(created).when(ActivateApplication, id).then();
  });
  test('deleting tells whether it was suspended', () => {
    given(created).when(DeleteApplication, id).then(deleted);
    given(created, suspended)
      .when(DeleteApplication, id)
      .then(ApplicationDeleted({ wasSuspended: true }));
  });
  test('nothing is done to one that is absent or deleted', () => {
    for (const command of [SuspendApplication, ActivateApplication, DeleteApplication]) {
      given().when(command, id).thenRefused('application.unknown');
      given(created, deleted).when(command, id).thenRefused('application.unknown');
    }
    given()
      .when(ChangeApplication, { ...id, changes: { kind: 'web' } })
      .thenRefused('application.unknown');
  });
});
