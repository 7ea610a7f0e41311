import { test } from 'vitest';
import { OperatorRegistered } from '../../../domain/operator/events.ts';
import * as organisation from '../../../domain/organisation/events.ts';
import { after, at } from '../../testSpec.ts';
import { organisationRequests } from './organisationRequests.ts';

const under = { organisationId: 'acme' };
const member = (owner: boolean) =>
  OperatorRegistered({
    ...{ email: 'a@b.io', name: 'Ada', phoneNumber: '1', title: '', designation: 'C level', owner },
    ...{ isUniversityConnection: false, isFollowUpCall: false, termsAcceptedAt: at },
  });
const dueAt = '2026-01-08T00:00:00.000Z';
type Story = Parameters<typeof after>[1][];
const happens = (event: Story[number][1]): Story[number] => ['acme', event, under];
const then = (...events: Story) =>
  after(
    organisationRequests,
    happens(
      organisation.OrganisationRegistered({
        ...{ name: 'Acme Ltd', country: 'UK', url: 'https://acme.example', size: '1-10' },
        ...{ industry: 'Retail', city: 'London', linkedinUrl: '', planId: 'free_trial' },
      }),
    ),
    ['ada', member(true), under],
    ['bob', member(false), under],
    ...events,
  );
const deletion = (backup: boolean) =>
  happens(organisation.OrganisationDeletionRequested({ operatorId: 'bob', backup, dueAt }));
const suspended = happens(organisation.OrganisationSuspended({}));

test('an organisation that asks for nothing has no type', () =>
  then().shows({ id: 'acme', name: 'Acme Ltd', industry: 'Retail', createdById: 'ada', type: null }));
test('a deletion waits for its backup, which is then shared, until it is done [admin.requests.states]', () => {
  then(deletion(false), suspended).shows({
    ...{ type: 'DELETE', requestedById: 'bob', deleteSuspendReqDate: at, dueAt },
    ...{ isBackup: false, isBackupShared: false, isDeleted: false, suspended: true },
  });
  const shared = happens(organisation.OrganisationBackupShared({}));
  then(deletion(true), suspended).shows({ isBackup: true, isBackupShared: false });
  then(deletion(true), suspended, shared).shows({ isBackup: true, isBackupShared: true, isDeleted: false });
  const done = happens(organisation.OrganisationDeleted({}));
  then(deletion(true), suspended, shared, done).shows({
    type: 'DELETE',
    isBackupShared: true,
    isDeleted: true,
  });
});
test('a suspension is a request of its own type, and the staff’s own suspension is none [admin.requests.states]', () => {
  const asked = happens(organisation.OrganisationSuspensionRequested({ operatorId: 'ada' }));
  then(asked, suspended).shows({ type: 'SUSPENDED', requestedById: 'ada', dueAt: null, suspended: true });
  then(suspended).shows({ type: null, suspended: true });
});
test('taken back, nothing of a request is left', () =>
  then(deletion(true), suspended, happens(organisation.OrganisationActivated({}))).shows({
    ...{ type: null, requestedById: null, deleteSuspendReqDate: null, dueAt: null },
    ...{ isBackup: false, suspended: false },
  }));
