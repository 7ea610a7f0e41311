import { expect, test } from 'vitest';
import { given } from '../testSpec.ts';
import { FollowAddress } from './address.ts';
import { UsernameVerified, UserRegistered, UserRenamed } from './events.ts';

const registered = UserRegistered({
  personId: 'person-1',
  realm: 'oidc',
  username: 'ada@acme.example',
  name: 'Ada',
});
const following = { id: 'user-1', applicationId: 'wiki', username: 'ada@new.example' };

test('a user whose name is a proved address follows the person’s, and one under a plain name does not', () => {
  given(registered, UsernameVerified({}))
    .when(FollowAddress, following)
    .then(UserRenamed({ username: 'ada@new.example' }));
  given(registered).when(FollowAddress, following).then();
  expect(FollowAddress.claims!(following, { organisationId: 'acme' })).toMatchObject([
    { kind: 'username', value: 'wiki:ada@new.example' },
  ]);
});
