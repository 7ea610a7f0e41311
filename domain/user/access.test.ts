import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { given } from '../testSpec.ts';
import {
  GrantResource,
  GrantScopes,
  RevokeResource,
  RevokeToken,
  RevokeTokens,
  SignOutUser,
  WithdrawScopes,
} from './access.ts';
import {
  ResourceGranted,
  ResourceRevoked,
  ScopesGranted,
  ScopesWithdrawn,
  TokenRevoked,
  TokensRevoked,
  UserRegistered,
  UserSignedOut,
} from './events.ts';
import { user } from './user.ts';

const registered = UserRegistered({
  personId: 'person-1',
  realm: 'oidc',
  username: 'ada@acme.example',
  name: 'Ada',
});
const id = { id: 'user-1' };
const granted = ResourceGranted({ resourceId: 'pages' });

describe('resources of a user', () => {
  const granting = { ...id, applicationId: 'app-1', resourceId: 'pages' };
  const needs = { application: { resources: { pages: { resourceName: 'Pages' } } } };
  test('one of the application is granted once', () => {
    given(registered).when(GrantResource, granting, { needs }).then(granted);
    given(registered, granted).when(GrantResource, granting, { needs }).then();
  });
  test('one that the application does not have is unknown', () =>
    given(registered)
      .when(GrantResource, { ...granting, resourceId: 'other' }, { needs })
      .thenRefused('application.resource'));
  test('it can be revoked, even when the application has it no more', () => {
    const revoking = { ...id, resourceId: 'pages' };
    given(registered, granted)
      .when(RevokeResource, revoking)
      .then(ResourceRevoked({ resourceId: 'pages' }));
    given(registered).when(RevokeResource, revoking).then();
    const { resources } = fold(user, [registered, granted, ResourceRevoked({ resourceId: 'pages' })]);
    expect(resources).toEqual([]);
  });
});

describe('scopes and tokens of a user', () => {
  test('only scopes that are new go on record', () => {
    given(registered)
      .when(GrantScopes, { ...id, scopes: ['openid', 'email'] })
      .then(ScopesGranted({ scopes: ['openid', 'email'] }));
    const before = ScopesGranted({ scopes: ['openid'] });
    given(registered, before)
      .when(GrantScopes, { ...id, scopes: ['openid', 'profile'] })
      .then(ScopesGranted({ scopes: ['profile'] }));
    given(registered, before)
      .when(GrantScopes, { ...id, scopes: ['openid'] })
      .then();
  });
  test('all tokens of a kind end at one moment, those of the other kind stay', () => {
    const now = new Date('2026-05-04T10:00:00Z');
    const revoked = TokensRevoked({ kind: 'access', until: now.toISOString() });
    given(registered)
      .when(RevokeTokens, { ...id, kind: 'access' }, { now })
      .then(revoked);
    expect(fold(user, [registered, revoked]).revokedUntil).toEqual({ access: now.getTime(), refresh: 0 });
  });
  test('a consent that is withdrawn ends with all tokens, and once', () => {
    const now = new Date('2026-05-04T10:00:00Z');
    const until = now.toISOString();
    const before = ScopesGranted({ scopes: ['openid'] });
    given(registered, before)
      .when(WithdrawScopes, id, { now })
      .then(
        ScopesWithdrawn({}),
        TokensRevoked({ kind: 'access', until }),
        TokensRevoked({ kind: 'refresh', until }),
      );
    given(registered, before, ScopesWithdrawn({})).when(WithdrawScopes, id, { now }).then();
  });
  test('the end of a single token goes on record', () =>
    given(registered)
      .when(RevokeToken, { ...id, kind: 'refresh', tokenId: 'token-1' })
      .then(TokenRevoked({ kind: 'refresh', tokenId: 'token-1' })));
});

test('a sign-out goes on record', () => {
  given(registered)
    .when(SignOutUser, { ...id, sessionId: 'session-1' })
    .then(UserSignedOut({ sessionId: 'session-1' }));
});
