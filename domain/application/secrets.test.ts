import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { cutMarked } from '../marks.ts';
import { defaultsOf } from '../settings/setting.ts';
import { given, now, unstorable } from '../testSpec.ts';
import { application } from './application.ts';
import { ChangeApplication, CreateApplication } from './commands.ts';
import {
  ApplicationChanged,
  ApplicationCreated,
  ApplicationDeleted,
  ApplicationSecretEnded,
  ApplicationSecretKept,
  ApplicationSecretRevealed,
  ApplicationSecretSet,
} from './events.ts';
import { EndKeptSecret, RevealSecret, SetSecret } from './secrets.ts';
import { oidcRows } from './settings/rows/oidc.ts';

const created = ApplicationCreated({
  settings: { kind: 'web', name: 'Shop', origins: ['https://shop.example'] },
});
const id = { id: 'app-1' };
const first = ApplicationSecretSet({ name: 'client', secretId: 'secret-1', value: 'one' });
const second = ApplicationSecretSet({ name: 'client', secretId: 'secret-2', value: 'two' });
const other = ApplicationSecretSet({ name: 'office', secretId: 'secret-3', value: 'three' });

describe('secrets of an application', () => {
  test('an application can be created with a secret, once', () => {
    const secrets = [{ name: 'client', value: 'one' }];
    const { settings } = created.data;
    const creating = { ...id, organisationId: 'org-1', settings, secrets };
    given()
      .when(CreateApplication, creating)
      .then(created, ApplicationSecretSet({ ...secrets[0]!, secretId: 'new-1' }));
    given(created, first).when(CreateApplication, creating).then();
  });
  test('a secret is set under a name, with an id of its own', () =>
    given(created)
      .when(SetSecret, { ...id, name: 'client', value: 'one' })
      .then(ApplicationSecretSet({ name: 'client', secretId: 'new-1', value: 'one' })));
  test('the secret before counts for as long as was chosen, until it is ended or two have followed', () => {
    const setting = { ...id, name: 'client', value: 'two', keepHours: 24 };
    const set = ApplicationSecretSet({ name: 'client', secretId: 'new-1', value: 'two' });
    const until = new Date(now.getTime() + 86_400_000).toISOString();
    const kept = ApplicationSecretKept({ name: 'client', secretId: 'secret-1', until });
    given(created, first).when(SetSecret, setting).then(set, kept);
    given(created).when(SetSecret, setting).then(set);
    given(created, first)
      .when(SetSecret, { ...setting, keepHours: 169 })
      .thenInvalid('keepHours');
    const keptBy = (...more: Parameters<typeof given>) =>
      fold(application, [created, first, second, kept, ...more]).keptSecrets;
    expect(keptBy(other)).toEqual({ client: { secretId: 'secret-1', until } });
    expect(keptBy(set)).toEqual({});
    const ended = ApplicationSecretEnded({ name: 'client', secretId: 'secret-1' });
    const ending = { ...id, name: 'client' };
    given(created, first, second, kept).when(EndKeptSecret, ending).then(ended);
    given(created, first, second, kept, ended).when(EndKeptSecret, ending).then();
    expect(fold(application, [created, first, second, kept, ended])).toMatchObject({
      ...{ secrets: { client: 'secret-2' }, keptSecrets: {} },
    });
  });
  test('only the value is sealed in the log', () => {
    const { open, cuts } = cutMarked(ApplicationSecretSet.schema, first.data);
    expect(open).toEqual({ name: 'client', secretId: 'secret-1', value: null });
    expect(cuts).toMatchObject([{ mark: { kind: 'secret' }, value: 'one' }]);
  });
  test('showing a secret is an event that names the current one', () => {
    const shows = (...past: Parameters<typeof given>) =>
      given(created, ...past).when(RevealSecret, { ...id, name: 'client' });
    shows(first).then(ApplicationSecretRevealed({ name: 'client', secretId: 'secret-1' }));
    shows(first, second, other).then(ApplicationSecretRevealed({ name: 'client', secretId: 'secret-2' }));
    shows(other).thenRefused('application.secret');
  });
  test('an application that begins to authenticate gets a secret, which ends when it stops', () => {
    const settings = {
      ...{ kind: 'oidc' as const, ...defaultsOf(oidcRows), name: 'Wiki', logo: '', customClaims: [] },
      redirectUris: ['https://wiki.example/callback'],
    };
    const open = ApplicationCreated({ settings });
    const secretly = (tokenEndpointAuthMethod: 'client_secret_basic' | 'client_secret_post') =>
      ApplicationChanged({ settings: { ...settings, tokenEndpointAuthMethod } });
    const changing = (tokenEndpointAuthMethod: string, secret = 'new') => ({
      ...id,
      ...{ changes: { kind: 'oidc', tokenEndpointAuthMethod } as never, secret },
    });
    const [basic, post] = [secretly('client_secret_basic'), secretly('client_secret_post')];
    const set = ApplicationSecretSet({ name: 'client', secretId: 'new-1', value: 'new' });
    const ended = ApplicationSecretEnded({ name: 'client', secretId: 'new-1' });
    given(open).when(ChangeApplication, changing('client_secret_basic')).then(basic, set);
    given(open, basic, set).when(ChangeApplication, changing('client_secret_post')).then(post);
    given(open, basic, set)
      .when(ChangeApplication, changing('none'))
      .then(ApplicationChanged({ settings }), ended);
    const again = [open, basic, set, ApplicationChanged({ settings }), ended] as const;
    given(...again)
      .when(RevealSecret, { ...id, name: 'client' })
      .thenRefused('application.secret');
    given(...again)
      .when(ChangeApplication, changing('client_secret_post'))
      .then(post, set);
    given(open, other).when(ChangeApplication, changing('none')).then();
  });
  test('a deleted application has no secrets to set or show', () => {
    const deleted = [created, first, ApplicationDeleted({ wasSuspended: false })];
    given(...deleted)
      .when(SetSecret, { ...id, name: 'client', value: 'x' })
      .thenRefused('application.unknown');
    given(...deleted)
      .when(RevealSecret, { ...id, name: 'client' })
      .thenRefused('application.unknown');
  });
  test.for(Object.entries(unstorable))('a secret cannot be %s', ([, value]) =>
    given(created)
      .when(SetSecret, { ...id, name: 'client', value: value as string })
      .thenInvalid('value'),
  );
});
