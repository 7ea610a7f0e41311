import { describe, expect, test } from 'vitest';
import { directorySettings } from '../application/settings/directory.ts';
import { given, now } from '../testSpec.ts';
import { ImportUser, LeaveDirectory, SyncUser } from '../user/directory.ts';
import * as user from '../user/events.ts';
import { EndSync, PostponeSync, ReportSync, RequestSync } from './commands.ts';
import * as happened from './events.ts';

const id = { id: 'app-1' };
const directory = directorySettings.parse({
  ...{ server: 'ldap.acme.example', port: 636, baseDn: 'dc=acme', bindDn: 'cn=reader' },
});
const on = { application: { userSource: 'external', directory, settings: { kind: 'oidc' } } };
const none = { held: 0, leaving: 0, groupsLeaving: 0 };
const requested = (runId: string) =>
  happened.DirectorySyncRequested({ runId, by: 'person', confirmed: none, preview: false });
const counts = { ...happened.noCounts, read: 3, unchanged: 3 };
const finished = (runId: string, nextAt: string | null = null) =>
  happened.DirectorySyncFinished({ runId, counts, leavers: [], full: [], nextAt });

describe('a user sync', () => {
  const asking = { ...id, by: 'person' as const };
  test('runs when it is requested, and not twice at once', () => {
    given().when(RequestSync, asking, { needs: on }).then(requested('new-1'));
    given(requested('one')).when(RequestSync, asking, { needs: on }).then();
    given()
      .when(RequestSync, { ...asking, preview: true }, { needs: on })
      .then({ ...requested('new-1'), data: { ...requested('new-1').data, preview: true } });
    given(requested('one'), finished('one'))
      .when(RequestSync, asking, { needs: on })
      .then(requested('new-1'));
  });
  test('needs a directory that is on, and an application that is active', () => {
    const but = (changes: object) => ({ needs: { application: { ...on.application, ...changes } } });
    given()
      .when(RequestSync, asking, but({ userSource: 'internal' }))
      .thenRefused('directory.off');
    given()
      .when(RequestSync, asking, but({ directory: null }))
      .thenRefused('directory.unset');
    given()
      .when(RequestSync, asking, but({ status: 'suspended' }))
      .thenRefused('application.suspended');
  });
  test('follows its schedule unless a newer run has begun', () => {
    const next = (after: string) => ({ ...id, by: 'schedule' as const, after });
    const past = [requested('one'), finished('one'), requested('two'), finished('two')];
    given(...past)
      .when(RequestSync, next('one'), { needs: on })
      .then();
    given(...past)
      .when(RequestSync, next('two'), { needs: on })
      .then(
        happened.DirectorySyncRequested({ runId: 'new-1', by: 'schedule', confirmed: none, preview: false }),
      );
  });
  test('is not begun by a person who confirms what an older run has found', () => {
    const confirming = (after: string) => ({ ...asking, after, confirmed: { held: 1 } });
    const past = [requested('one'), finished('one'), requested('two'), finished('two')];
    given(...past)
      .when(RequestSync, confirming('one'), { needs: on })
      .thenRefused('directory.newer');
    given(...past)
      .when(RequestSync, confirming('two'), { needs: on })
      .then({ ...requested('new-1'), data: { ...requested('new-1').data, confirmed: { ...none, held: 1 } } });
  });
  test('postpones its schedule once, and not while a run is under way or before the first', () => {
    const nextAt = new Date(now.getTime() + 3_600_000).toISOString();
    const told = { refusal: 'plan.feature' };
    const later = { ...id, reason: 'no plan', told, hours: 1 };
    const none = { counts: happened.noCounts, reason: 'no plan', told, nextAt };
    const postponed = happened.DirectorySyncFailed({ runId: 'one', ...none });
    const past = [requested('one'), finished('one', now.toISOString())];
    given().when(PostponeSync, later).thenRefused('application.unknown');
    given(requested('one')).when(PostponeSync, later).then();
    given(...past)
      .when(PostponeSync, later)
      .then(postponed);
    given(...past, postponed)
      .when(PostponeSync, later)
      .then();
  });
  test('reports and ends only its present run, and says when the next one is', () => {
    const run = { ...id, runId: 'two', counts };
    const past = [requested('one'), finished('one'), requested('two')];
    given(...past)
      .when(ReportSync, run)
      .then(happened.DirectorySyncProgressed({ runId: 'two', counts }));
    given(...past)
      .when(ReportSync, { ...run, runId: 'one' })
      .then();
    given(...past)
      .when(EndSync, { ...run, runId: 'one', reason: null, hours: 0 })
      .then();
    given(...past)
      .when(EndSync, { ...run, reason: null, hours: 0 })
      .then(finished('two'));
    const nextAt = new Date(now.getTime() + 86_400_000).toISOString();
    given(...past)
      .when(EndSync, { ...run, reason: null, hours: 24 })
      .then(finished('two', nextAt));
    given(...past)
      .when(EndSync, { ...run, reason: 'no answer', hours: 0 })
      .then(
        happened.DirectorySyncFailed({ runId: 'two', counts, reason: 'no answer', told: null, nextAt: null }),
      );
    given(...past, finished('two'))
      .when(EndSync, { ...run, reason: null, hours: 0 })
      .then();
  });
});

describe('a user of a directory', () => {
  const entry = { id: 'ada', runId: 'one', digest: 'first', entry: 'id-1' };
  const ada = { personId: 'person-1', realm: 'oidc', username: 'ada', name: 'Ada' } as const;
  const registered = user.UserRegistered(ada);
  const read = (digest: string, runId = 'one', entry: string | null = 'id-1') => ({ runId, digest, entry });
  const madeOf = (entry: ReturnType<typeof read>) => user.UserRegistered({ ...ada, directory: entry });
  const synced = (...what: Parameters<typeof read>) => user.UserSynced(read(...what));
  const made = [madeOf(read('first'))] as const;
  const left = [
    user.UserLeftDirectory({ runId: 'two' }),
    user.UserSuspended({ until: now.toISOString() }),
  ] as const;

  test('is made once', () => {
    const importing = {
      ...entry,
      personId: 'person-1',
      applicationId: 'app-1',
      username: 'ada',
      name: 'Ada',
    };
    given()
      .when(ImportUser, importing, { needs: on })
      .then(...made);
    given(...made)
      .when(ImportUser, importing, { needs: on })
      .then();
    // The access of a suspended person rests with the person.
    given()
      .when(ImportUser, importing, { needs: { ...on, person: { status: 'suspended' } } })
      .then(user.UserRegistered({ ...ada, directory: read('first'), rests: true }));
  });
  test('changes with the entry, and nothing happens while the entry stays', () => {
    given(...made)
      .when(SyncUser, { ...entry, runId: 'two' })
      .then();
    given(...made)
      .when(SyncUser, { ...entry, runId: 'two', digest: 'second' })
      .then(synced('second', 'two'));
  });
  test('keeps an access of its own after it came by a group', () => {
    const derived = user.UserRegistered({
      ...{ personId: 'person-1', realm: 'oidc', username: 'ada', name: 'Ada', direct: false },
    });
    given(derived)
      .when(SyncUser, { ...entry, confirmed: true })
      .then(user.UserMadeDirect({}), synced('first'));
  });
  test('is suspended when the entry is gone and activated when it is back, but not against an operator', () => {
    given(...made)
      .when(LeaveDirectory, { id: 'ada', runId: 'two' })
      .then(...left);
    given(...made, ...left)
      .when(LeaveDirectory, { id: 'ada', runId: 'three' })
      .then();
    given(...made, ...left)
      .when(SyncUser, { ...entry, runId: 'three' })
      .then(user.UserActivated({}), synced('first', 'three'));
    const suspended = [...made, user.UserSuspended({ until: now.toISOString() })];
    given(...suspended)
      .when(LeaveDirectory, { id: 'ada', runId: 'two' })
      .then();
    given(...suspended)
      .when(SyncUser, { ...entry, runId: 'two' })
      .then();
  });
  test('is not the person of another entry, whose name is the same', () => {
    const other = { ...entry, runId: 'three', entry: 'id-2' };
    given(...made)
      .when(SyncUser, other)
      .then();
    given(...made, ...left)
      .when(SyncUser, other)
      .then();
    given(...made, ...left)
      .when(SyncUser, { ...other, confirmed: true })
      .then(user.UserActivated({}), synced('first', 'three', 'id-2'));
    given(registered).when(SyncUser, other).then();
    given(registered)
      .when(SyncUser, { ...other, confirmed: true })
      .then(synced('first', 'three', 'id-2'));
  });
  test('of whose entry no id is known gets one while active, and is not activated by any', () => {
    const before = [madeOf(read('first', 'one', null))] as const;
    const now = { ...entry, runId: 'three' };
    given(...before)
      .when(SyncUser, now)
      .then(synced('first', 'three'));
    given(...before, user.UserSuspended({}))
      .when(SyncUser, now)
      .then();
    given(...before, ...left)
      .when(SyncUser, now)
      .then();
    given(...before, ...left, user.UserActivated({}))
      .when(SyncUser, now)
      .then(synced('first', 'three'));
    given(...made, ...left)
      .when(SyncUser, { ...now, entry: null })
      .then();
  });
  test('gets the new name of the same entry, unless the name is not from the directory', () => {
    const renaming = { applicationId: 'app-1', username: 'Ada.King' };
    const renamed = { ...entry, runId: 'two', digest: 'second', renaming };
    given(...made)
      .when(SyncUser, renamed)
      .then(user.UserRenamed({ username: 'Ada.King' }), synced('second', 'two'));
    expect(SyncUser.claims!(SyncUser.input.parse(renamed), { organisationId: 'acme' })).toEqual([
      { kind: 'username', value: 'app-1:ada.king', from: undefined },
    ]);
    for (const past of [
      [registered, synced('first')],
      [...made, user.UsernameVerified({})],
    ])
      given(...past)
        .when(SyncUser, renamed)
        .then();
  });
  test('whom the directory has not made cannot leave one', () => {
    given(registered).when(LeaveDirectory, { id: 'ada', runId: 'two' }).then();
    given(registered, synced('first')).when(LeaveDirectory, { id: 'ada', runId: 'two' }).then();
  });
});
