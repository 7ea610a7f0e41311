import { describe, test } from 'vitest';
import { given, now } from '../testSpec.ts';
import { JoinTeam, RequestDeviceInvitation } from './commands.ts';
import {
  DeviceInvitationRequested,
  EmailVerified,
  OperatorDeleted,
  OperatorRegistered,
  OperatorSuspended,
} from './events.ts';

const bob = {
  id: 'op-2',
  organisationId: 'org-1',
  inviteId: 'invite-1',
  email: 'Bob@acme.example',
  name: 'Bob',
};
const joined = OperatorRegistered({
  ...{ email: bob.email, name: bob.name, phoneNumber: '', title: '', designation: '', owner: false },
  ...{ isUniversityConnection: false, isFollowUpCall: false, termsAcceptedAt: now.toISOString() },
});
const open = { needs: { invite: { expiresAt: '2026-01-03T00:00:00.000Z' } } };
const id = { id: 'op-2' };

describe('joining by an invitation', () => {
  test('makes a member who is no owner and whose address is proven', () =>
    given().when(JoinTeam, bob, open).then(joined, EmailVerified({})));
  test('a second time changes nothing, even when the invitation is over', () =>
    given(joined)
      .when(JoinTeam, bob, { needs: { invite: { status: 'deleted', used: true } } })
      .then());
  test('needs one that is open', () => {
    const circumstances = (invite: object) => ({ needs: { invite: { ...open.needs.invite, ...invite } } });
    const refused = {
      'invite.unknown': { status: 'absent' },
      'invite.used': { status: 'deleted', used: true },
      'invite.expired': { expiresAt: now.toISOString() },
    } as const;
    for (const [code, invite] of Object.entries(refused))
      given()
        .when(JoinTeam, bob, circumstances(invite))
        .thenRefused(code as keyof typeof refused);
  });
  test('a deleted member does not come back by the same one', () =>
    given(joined, OperatorDeleted({})).when(JoinTeam, bob, open).thenRefused('operator.unknown'));
});

describe('devices of a member', () => {
  test('a member is asked to add one, unless suspended', () => {
    given(joined).when(RequestDeviceInvitation, id).then(DeviceInvitationRequested({}));
    given(joined, OperatorSuspended({})).when(RequestDeviceInvitation, id).thenRefused('operator.suspended');
  });
});
