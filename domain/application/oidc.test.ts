import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../settings/setting.ts';
import { given } from '../testSpec.ts';
import { openTo, takesMoreDevices } from '../user/commands.ts';
import { redirectUriProblem } from '../webAddresses.ts';
import { ChangeApplication, CreateApplication } from './commands.ts';
import { ApplicationChanged, ApplicationCreated } from './events.ts';
import { oidcRows } from './settings/rows/oidc.ts';

const settings = {
  ...defaultsOf(oidcRows),
  kind: 'oidc' as const,
  name: 'Wiki',
  logo: '',
  applicationType: 'web' as const,
  redirectUris: ['https://wiki.example/callback'],
  postLogoutRedirectUris: [],
  backchannelLogoutUri: '',
  tokenEndpointAuthMethod: 'none' as const,
  grantTypes: ['authorization_code' as const],
  pkceRequired: true,
  customClaims: [],
};
const created = ApplicationCreated({ settings });
const creating = (changed: object, grants = {}) =>
  given().when(
    CreateApplication,
    { id: 'app-1', organisationId: 'org-1', settings: { ...settings, ...changed } as never },
    { grants },
  );
const redirects = (uri: string, applicationType = 'web') =>
  creating({ redirectUris: [uri], applicationType });

describe('an OpenID application', () => {
  test('its type, authentication method and grant types have defaults [org-app-oidc.form.auth-method] [org-app-oidc.form.grants]', () =>
    given()
      .when(CreateApplication, {
        id: 'app-1',
        organisationId: 'org-1',
        settings: { kind: 'oidc', name: 'Wiki', redirectUris: settings.redirectUris },
      })
      .then(created));
  test('an application authenticates in one of three ways, and has any of its grant types [org-app-oidc.form.auth-method] [org-app-oidc.form.grants]', () => {
    for (const tokenEndpointAuthMethod of ['none', 'client_secret_basic', 'client_secret_post'] as const)
      creating({ tokenEndpointAuthMethod }).then(
        ApplicationCreated({ settings: { ...settings, tokenEndpointAuthMethod } }),
      );
    const grantTypes = ['authorization_code', 'refresh_token', 'client_credentials'] as const;
    const all = { tokenEndpointAuthMethod: 'client_secret_basic' as const, grantTypes: [...grantTypes] };
    creating(all).then(ApplicationCreated({ settings: { ...settings, ...all } }));
    creating({ tokenEndpointAuthMethod: 'private_key_jwt' }).thenInvalid('settings.tokenEndpointAuthMethod');
    creating({ grantTypes: ['password'] }).thenInvalid('settings.grantTypes.0');
  });
  test('it needs a name and at least one grant type [org-app-oidc.form.required]', () => {
    creating({ name: '' }).thenInvalid('settings.name');
    creating({ grantTypes: [] }).thenInvalid('settings.grantTypes');
  });
  test('it needs a redirect address [org-app-oidc.form.redirect]', () =>
    creating({ redirectUris: [] }).thenInvalid('settings.redirectUris'));
  test('an address has at most 300 characters [org-app-oidc.form.uri-input]', () => {
    const long = `https://wiki.example/${'x'.repeat(300)}`;
    creating({ redirectUris: [long] }).thenInvalid('settings.redirectUris.0');
    creating({ postLogoutRedirectUris: [long] }).thenInvalid('settings.postLogoutRedirectUris.0');
    redirects(long.slice(0, 300)).then(
      ApplicationCreated({ settings: { ...settings, redirectUris: [long.slice(0, 300)] } }),
    );
  });
  test('it can be told of sign-outs at an address on the open internet', () => {
    const wiki = 'https://wiki.example/backchannel?from=latchkey';
    creating({ backchannelLogoutUri: wiki }).then(
      ApplicationCreated({ settings: { ...settings, backchannelLogoutUri: wiki } }),
    );
    for (const uri of [
      ...['backchannel', 'http://wiki.example/backchannel', 'https://wiki.example:8443/backchannel'],
      ...['https://wiki.example/backchannel#x', 'https://ada@wiki.example/', 'https://localhost/backchannel'],
      ...['https://wiki/backchannel', 'https://[::1]/backchannel', ' https://wiki.example/'],
    ])
      creating({ backchannelLogoutUri: uri }).thenRefused('request.invalid');
    creating({ backchannelLogoutUri: `https://wiki.example/${'x'.repeat(300)}` }).thenInvalid(
      'settings.backchannelLogoutUri',
    );
  });
  test('it knows people by subjects of its own, or by those that it shares with others that ask for them', () => {
    expect(settings.subjectType).toBe('pairwise');
    creating({ subjectType: 'public' }).then(
      ApplicationCreated({ settings: { ...settings, subjectType: 'public' } }),
    );
    creating({ subjectType: 'transient' }).thenInvalid('settings.subjectType');
  });
  test.for(['fax', 'private_key_jwt', 'client_secret_jwt'])('%s is no authentication method', (method) =>
    creating({ tokenEndpointAuthMethod: method }).thenInvalid('settings.tokenEndpointAuthMethod'),
  );
  test.for(['implicit', 'password'])('%s is no grant type', (type) =>
    creating({ grantTypes: [type] }).thenInvalid('settings.grantTypes.0'),
  );
  test.for([
    'callback',
    '//wiki.example/callback',
    'http://wiki.example/callback',
    'https://wiki.example/callback#part',
    'https://*.wiki.example/callback',
    'https://ada:secret@wiki.example/callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'com.example.wiki:/callback',
  ])('%s is no redirect address of a website', (uri) => redirects(uri).thenRefused('request.invalid'));
  test.for(['http://localhost:3000/callback', 'http://127.0.0.1/callback', 'https://wiki.example:8443/?a=b'])(
    '%s is a redirect address of a website',
    (uri) => redirects(uri).then(ApplicationCreated({ settings: { ...settings, redirectUris: [uri] } })),
  );
  test('a native application with a scheme without a dot is told what is missing', () => {
    expect(redirectUriProblem('wiki:/callback', 'native')).toEqual({ code: 'is.scheme' });
    expect(redirectUriProblem('wiki:/callback', 'web')).toEqual({ code: 'is.https' });
  });
  test('a native application may use a scheme of its own that has a dot', () => {
    const native = { applicationType: 'native' as const, redirectUris: ['com.example.wiki:/callback'] };
    creating(native).then(ApplicationCreated({ settings: { ...settings, ...native } }));
    for (const uri of ['wiki:/callback', 'javascript:alert(1)', 'http://wiki.example/callback'])
      redirects(uri, 'native').thenRefused('request.invalid');
  });
  test('the addresses after signing out follow the same rules', () =>
    creating({ postLogoutRedirectUris: ['http://wiki.example'] }).thenRefused('request.invalid'));
  test('without a secret there are no client credentials, and no refresh without a sign-in', () => {
    creating({ pkceRequired: false }).thenRefused('request.invalid');
    creating({ grantTypes: ['client_credentials'] }).thenRefused('request.invalid');
    creating({ grantTypes: ['refresh_token'] }).thenRefused('request.invalid');
  });
  test('the plan must include single sign-on and OpenID', () => {
    creating({}, { 'sso.enabled': false }).thenRefused('plan.feature');
    creating({}, { 'sso.openid.enabled': false }).thenRefused('plan.feature');
  });
  test('a change is checked as the creation is', () => {
    const changing = (changes: object) =>
      given(created).when(ChangeApplication, { id: 'app-1', changes: { kind: 'oidc', ...changes } as never });
    changing({ name: 'Handbook' }).then(ApplicationChanged({ settings: { ...settings, name: 'Handbook' } }));
    changing({ redirectUris: ['http://wiki.example'] }).thenRefused('request.invalid');
    changing({ origins: ['https://wiki.example'] }).thenInvalid('changes');
    changing({ redirectUris: [] }).thenInvalid('changes.redirectUris');
  });
  test('only invited people can register, and each may have several devices', () => {
    expect(() => openTo({ settings }, false)).toThrow(expect.objectContaining({ code: 'user.uninvited' }));
    openTo({ settings }, true);
    takesMoreDevices({ settings });
  });
});
