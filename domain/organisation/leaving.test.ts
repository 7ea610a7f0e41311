import { test } from 'vitest';
import { given, now } from '../testSpec.ts';
import * as happened from './events.ts';
import {
  EndWait,
  OpenImported,
  ReactivateOrganisation,
  RequestDeletion,
  RequestSuspension,
  ShareBackup,
} from './leaving.ts';

/** As long as the requirements say, by days of 24 hours. */
const deletionWait = 7 * 24 * 60 * 60 * 1000;
const registered = happened.OrganisationRegistered({
  ...{ name: 'Acme', country: 'India', url: 'https://acme.example', size: '10-50', industry: 'Retail' },
  ...{ city: 'Pune', linkedinUrl: '', planId: 'free_trial' },
});
const id = { id: 'org-1' };
const ada = { ...id, operatorId: 'ada' };
const suspended = happened.OrganisationSuspended({ until: now.toISOString() });
const askedToSuspend = happened.OrganisationSuspensionRequested({ operatorId: 'ada' });
const dueAt = new Date(now.getTime() + deletionWait).toISOString();
const askedToDelete = (backup: boolean) =>
  happened.OrganisationDeletionRequested({ operatorId: 'ada', backup, dueAt });
const withBackup = [registered, askedToDelete(true), suspended];
const later = (milliseconds: number) => ({ now: new Date(now.getTime() + milliseconds) });

test('an operator suspends the organisation, once', () => {
  given(registered).when(RequestSuspension, ada).then(askedToSuspend, suspended);
  given(registered, askedToSuspend, suspended).when(RequestSuspension, ada).then();
});
test('a deletion waits for seven days, in which nobody signs in; a second request does not move its end [org-account.org.delete-days]', () => {
  const asked = (backup: boolean) => given(registered).when(RequestDeletion, { ...ada, backup });
  asked(false).then(askedToDelete(false), suspended);
  asked(true).then(askedToDelete(true), suspended);
  given(...withBackup)
    .when(RequestDeletion, { ...ada, backup: false }, later(1000))
    .then();
});
test('a suspended organisation can still be deleted', () =>
  given(registered, askedToSuspend, suspended)
    .when(RequestDeletion, { ...ada, backup: false })
    .then(askedToDelete(false)));
test('it is deleted at the end of the seven days, not before', () => {
  const ends = (after: number) => given(...withBackup).when(EndWait, { ...id, dueAt }, later(after));
  ends(deletionWait - 1).then();
  ends(deletionWait).then(happened.OrganisationDeleted({}));
});
test('the end of a request that was taken back deletes nothing, not even after a second request', () => {
  const activated = happened.OrganisationActivated({});
  given(...withBackup)
    .when(ReactivateOrganisation, id)
    .then(activated);
  given(...withBackup, activated)
    .when(EndWait, { ...id, dueAt }, later(deletionWait))
    .then();
  const second = happened.OrganisationDeletionRequested({
    ...{ operatorId: 'ada', backup: false, dueAt: new Date(now.getTime() + 2 * deletionWait).toISOString() },
  });
  given(...withBackup, activated, second, suspended)
    .when(EndWait, { ...id, dueAt }, later(deletionWait))
    .then();
});
test('only a request is taken back: not a suspension by the staff, and an active one stays as it is', () => {
  given(registered, suspended).when(ReactivateOrganisation, id).thenRefused('organisation.noRequest');
  given(registered).when(ReactivateOrganisation, id).then();
  given(registered, happened.OrganisationDeleted({}))
    .when(ReactivateOrganisation, id)
    .thenRefused('organisation.unknown');
});
test('an imported organisation opens on a plan of its new installation, and its deletion is over', () => {
  const opens = (...past: Parameters<typeof given>) =>
    given(...past).when(OpenImported, { ...id, planId: 'special_plan' });
  const activated = happened.OrganisationActivated({});
  const since = now.toISOString();
  opens(...withBackup).then(happened.OrganisationPlanChanged({ planId: 'special_plan', since }), activated);
  opens(...withBackup, activated).then();
  given(...withBackup)
    .when(OpenImported, { ...id, planId: 'gone' }, { needs: { plan: { status: 'absent' } } })
    .thenRefused('plan.unknown');
});
test('a backup is handed out once, and only where one was asked for', () => {
  const shares = (...past: Parameters<typeof given>) => given(...past).when(ShareBackup, { ...id, dueAt });
  const shared = happened.OrganisationBackupShared({});
  shares(...withBackup).then(shared);
  shares(...withBackup, shared).thenRefused('organisation.backupShared');
  shares(registered, askedToDelete(false), suspended).thenRefused('organisation.noBackup');
  shares(...withBackup, happened.OrganisationActivated({})).thenRefused('organisation.noBackup');
  given(...withBackup)
    .when(ShareBackup, { ...id, dueAt: now.toISOString() })
    .thenRefused('organisation.noBackup');
});
