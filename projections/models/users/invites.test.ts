import { expect, test } from 'vitest';
import { SubjectErased } from '../../../domain/erasure/events.ts';
import {
  InviteAccessWithheld,
  InviteConsumed,
  InviteDeleted,
  InviteResent,
  InviteSent,
} from '../../../domain/invite/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { after, at } from '../../testSpec.ts';
import { invites } from './invites.ts';

type Story = Parameters<typeof after>[1][];
const expiresAt = '2026-01-03T00:00:00.000Z';
const sent = (id: string, organisationId = 'acme'): Story[number] => [
  id,
  InviteSent({ type: 'ADD_ADMIN', applicationId: null, email: `${id}@acme.example`, name: id, expiresAt }),
  { organisationId },
];
const then = (...events: Story) => after(invites, sent('bob'), ...events);

test('an invitation shows whom it went to, when, and until when it is valid [org-team.invites.columns]', () =>
  then().shows({
    ...{ id: 'bob', organisationId: 'acme', type: 'ADD_ADMIN', email: 'bob@acme.example', name: 'bob' },
    ...{ createdAt: at, expiresAt },
  }));
test('to the team it shows the role that it gives, which is that of an owner where it names none', () => {
  const asks = {
    type: 'ADD_ADMIN',
    applicationId: null,
    email: 'b@x.example',
    name: 'B',
    expiresAt,
  } as const;
  then().shows({ role: 'owner' });
  after(invites, ['bob', InviteSent({ ...asks, role: 'auditor' }), { organisationId: 'acme' }]).shows({
    role: 'auditor',
  });
});
test('sent again it is valid for longer', () =>
  then(['bob', InviteResent({ expiresAt: '2026-01-09T00:00:00.000Z' })]).shows({
    ...{ createdAt: at, expiresAt: '2026-01-09T00:00:00.000Z' },
  }));
test('of one to several it shows what the person, who has joined, has no access to yet', () => {
  const withheld = [{ applicationId: 'hr', why: 'application.suspended' }];
  then(['bob', InviteAccessWithheld({ withheld })]).shows({ further: [], withheld });
});
test('deleted or used it is not pending any more', () => {
  expect(then(['bob', InviteDeleted({})]).rows).toEqual([]);
  expect(then(['bob', InviteConsumed({})]).rows).toEqual([]);
});
test('with the organisation its invitations go', () =>
  then(sent('eve', 'rival'), ['acme', OrganisationDeleted({})]).shows({ id: 'eve' }));
test('nothing of an erased person is left to read', () =>
  then(['bob', SubjectErased({ subject: 'bob' })]).shows({ id: 'bob', email: null, name: null }));
