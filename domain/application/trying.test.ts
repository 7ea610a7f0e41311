import { test } from 'vitest';
import { given } from '../testSpec.ts';
import { ApplicationCreated, ApplicationDeleted, ApplicationTried } from './events.ts';
import { TryApplication, TryNetwork, TryOwnSite } from './trying.ts';

const id = { id: 'wiki' };
const settings = {
  ...{ kind: 'oidc' as const, name: 'Wiki', logo: '', applicationType: 'web' as const },
  ...{ redirectUris: ['https://wiki.example/callback'], postLogoutRedirectUris: [] },
  ...{ tokenEndpointAuthMethod: 'none' as const, grantTypes: ['authorization_code' as const] },
};
const created = (changed: object = {}) =>
  ApplicationCreated({ settings: { ...settings, ...changed } as never });

test('each tryout of an application is on record, and changes nothing else', () => {
  given(created()).when(TryApplication, id).then(ApplicationTried({}));
  given(created(), ApplicationTried({})).when(TryApplication, id).then(ApplicationTried({}));
});
test('an application that signs nobody in by a browser cannot be tried in one', () =>
  given(created({ grantTypes: ['client_credentials'] }))
    .when(TryApplication, id)
    .thenRefused('tryout.grant'));
test('only a network is tried through its clients, and is not tried in a browser', () => {
  const network = ApplicationCreated({ settings: { kind: 'radius', name: 'VPN' } as never });
  given(network).when(TryNetwork, id).then(ApplicationTried({}));
  given(network).when(TryApplication, id).thenRefused('application.kind');
  given(created()).when(TryNetwork, id).thenRefused('application.kind');
});
test('only a web or mobile application is tried as one', () => {
  for (const kind of ['web', 'mobile']) {
    const origins = ['https://shop.example'];
    const shop = ApplicationCreated({
      settings: { kind, name: 'Shop', origins, tokenValidityTime: 120_000 } as never,
    });
    given(shop).when(TryOwnSite, id).then(ApplicationTried({}));
    given(shop).when(TryNetwork, id).thenRefused('application.kind');
    given(shop).when(TryApplication, id).thenRefused('application.kind');
  }
  given(created()).when(TryOwnSite, id).thenRefused('application.kind');
});
test('a deleted application cannot be tried', () =>
  given(created(), ApplicationDeleted({ wasSuspended: false }))
    .when(TryApplication, id)
    .thenRefused('application.unknown'));
