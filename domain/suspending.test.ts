import { expect, test } from 'vitest';
import { application } from './application/application.ts';
import { ApplicationSuspended } from './application/events.ts';
import { device } from './device/device.ts';
import { DeviceSuspended } from './device/events.ts';
import { type Aggregate, fold } from './kit.ts';
import { OrganisationSuspended } from './organisation/events.ts';
import { organisation } from './organisation/organisation.ts';
import { SignOutPerson } from './person/commands.ts';
import { PersonRegistered, PersonSignedOut, PersonSuspended } from './person/events.ts';
import { person } from './person/person.ts';
import { given } from './testSpec.ts';
import { TokensRevoked, UserSuspended } from './user/events.ts';
import { user } from './user/user.ts';

const [earlier, later] = ['2026-01-01T00:01:00.000Z', '2026-01-01T00:02:00.000Z'];

test('a suspension ends what was got by then, and none takes back what another has ended', () => {
  for (const [of, suspended] of [
    [person, PersonSuspended],
    [device, DeviceSuspended],
    [application, ApplicationSuspended],
    [organisation, OrganisationSuspended],
  ] as [Aggregate, typeof PersonSuspended][]) {
    expect(fold(of, [suspended({ until: earlier })])).toMatchObject({
      status: 'suspended',
      signedOutUntil: Date.parse(earlier),
    });
    expect(fold(of, [suspended({ until: later }), suspended({ until: earlier })])).toMatchObject({
      signedOutUntil: Date.parse(later),
    });
    expect(fold(of, [suspended({ until: later }), suspended({})])).toMatchObject({
      signedOutUntil: Date.parse(later),
    });
  }
});
test('the suspension of a user ends the tokens of both kinds', () => {
  const revoked = TokensRevoked({ kind: 'refresh', until: later });
  expect(fold(user, [revoked, UserSuspended({ until: earlier })]).revokedUntil).toEqual({
    access: Date.parse(earlier),
    refresh: Date.parse(later),
  });
});
test('a person is signed out by a moment before, once', () => {
  const registered = PersonRegistered({ address: 'ada@acme.example' });
  const id = { id: 'person-1' };
  given(registered)
    .when(SignOutPerson, { ...id, until: earlier })
    .then(PersonSignedOut({ until: earlier }));
  given(registered, PersonSignedOut({ until: later }))
    .when(SignOutPerson, { ...id, until: earlier })
    .then();
});
