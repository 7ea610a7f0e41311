import { expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { given } from '../testSpec.ts';
import { ProgressInviteRun, StartInviteRun, StopInviteRun } from './commands.ts';
import { InviteRunProgressed, InviteRunStarted, InviteRunStopped } from './events.ts';
import { inviteRun } from './inviteRun.ts';

const run = { runId: 'run-1', applications: ['wiki'], parts: 2, rows: 300 };
const started = InviteRunStarted(run);
const part = (part: number) => ({
  ...{ runId: 'run-1', part, invited: 248, given: 1, had: 0 },
  refused: [{ line: 7, why: 'This user is suspended' }],
});
const done = (n: number) => InviteRunProgressed(part(n));
const id = { id: 'acme' };

test('a run is started once, and none beside it', () => {
  given()
    .when(StartInviteRun, { ...id, ...run })
    .then(started);
  given(started)
    .when(StartInviteRun, { ...id, ...run })
    .then();
  const next = { ...run, runId: 'run-2' };
  given(started)
    .when(StartInviteRun, { ...id, ...next })
    .thenRefused('invite.running');
  given(started, done(0), done(1))
    .when(StartInviteRun, { ...id, ...next })
    .then(InviteRunStarted(next));
  given(started, InviteRunStopped({ runId: 'run-1' }))
    .when(StartInviteRun, { ...id, ...next })
    .then(InviteRunStarted(next));
});
test('its parts are recorded in order, each once, until it has ended or was stopped', () => {
  const recording = (n: number, ...more: Parameters<typeof given>) =>
    given(started, ...more).when(ProgressInviteRun, { ...id, ...part(n) });
  recording(0).then(done(0));
  recording(1).then();
  recording(0, done(0)).then();
  recording(1, done(0)).then(done(1));
  recording(0, InviteRunStopped({ runId: 'run-1' })).then();
  expect(fold(inviteRun, [started, done(0)])).toMatchObject({ running: true, done: 1 });
  const counts = { invited: 496, given: 2, had: 0, refused: 2 };
  expect(fold(inviteRun, [started, done(0), done(1)])).toMatchObject({ running: false, done: 2, counts });
});
test('it is stopped while it runs', () => {
  given(started)
    .when(StopInviteRun, id)
    .then(InviteRunStopped({ runId: 'run-1' }));
  given(started, done(0), done(1)).when(StopInviteRun, id).then();
});
