import { describe, test } from 'vitest';
import { given, now } from '../testSpec.ts';
import { GiveRole, JoinTeam, RequestDeviceInvitation } from './commands.ts';
import {
  DeviceInvitationRequested,
  EmailVerified,
  OperatorDeleted,
  OperatorRegistered,
  OperatorRoleGiven,
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
  test('gives the role of the invitation, and makes an owner where it names none', () => {
    const invited = (role: string | null) => ({ needs: { invite: { ...open.needs.invite, role } } });
    const auditor = OperatorRoleGiven({ role: 'auditor' });
    given().when(JoinTeam, bob, invited('auditor')).then(joined, EmailVerified({}), auditor);
    for (const role of ['owner', null])
      given().when(JoinTeam, bob, invited(role)).then(joined, EmailVerified({}));
  });
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

describe('the role of a member', () => {
  const member = { ...id, organisationId: 'org-1' };
  const lowered = { needs: { organisation: { lowered: ['op-2'] } } };
  const auditor = OperatorRoleGiven({ role: 'auditor' });
  test('is changed by who may do as much, once', () => {
    given(joined, auditor)
      .when(GiveRole, { ...member, role: 'support', giver: 'administrator' })
      .then(OperatorRoleGiven({ role: 'support' }));
    given(joined, auditor)
      .when(GiveRole, { ...member, role: 'auditor', giver: 'owner' })
      .then();
  });
  test('does not become higher than that of who gives it, nor is a higher one taken', () => {
    given(joined, auditor)
      .when(GiveRole, { ...member, role: 'owner', giver: 'administrator' })
      .thenRefused('role.higher');
    given(joined)
      .when(GiveRole, { ...member, role: 'auditor', giver: 'administrator' }, lowered)
      .thenRefused('role.higher');
    for (const giver of ['support', 'auditor'] as const)
      given(joined, auditor)
        .when(GiveRole, { ...member, role: 'auditor', giver })
        .thenRefused('role.higher');
  });
  test('of an owner is lowered once the organisation counts on another owner', () => {
    const lower = { ...member, role: 'administrator', giver: 'owner' } as const;
    given(joined).when(GiveRole, lower).thenRefused('request.conflict');
    given(joined)
      .when(GiveRole, lower, lowered)
      .then(OperatorRoleGiven({ role: 'administrator' }));
  });
});

describe('devices of a member', () => {
  test('a member is asked to add one, unless suspended', () => {
    given(joined).when(RequestDeviceInvitation, id).then(DeviceInvitationRequested({}));
    given(joined, OperatorSuspended({})).when(RequestDeviceInvitation, id).thenRefused('operator.suspended');
  });
});
