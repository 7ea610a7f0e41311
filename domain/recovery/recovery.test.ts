import { describe, test } from 'vitest';
import { given, now } from '../testSpec.ts';
import { CompleteRecovery, OpenRecovery, RequestRecovery, SendRecovery, StopRecovery } from './commands.ts';
import {
  RecoveryCompleted,
  RecoveryOpened,
  RecoveryRequested,
  RecoverySent,
  RecoveryStopped,
} from './events.ts';

const after = (hours: number) => ({ now: new Date(now.getTime() + hours * 3_600_000) });
const at = (hours: number) => after(hours).now.toISOString();
const openUntil = at(48);
const asking = { id: 'ada', owner: { kind: 'operator', id: 'ada' } } as const;
const one = { id: 'ada', round: 'new-1' };
const asked = RecoveryRequested({ round: 'new-1', by: 'self', mailed: true, openUntil });
const opened = RecoveryOpened({ round: 'new-1', readyAt: at(24), expiresAt: at(72) });
const stopped = RecoveryStopped({ round: 'new-1' });
const phone = { deviceId: 'phone' };
const completed = RecoveryCompleted({ round: 'new-1', ...phone });

test('operators who ask for themselves wait as long as the organisation demands, from the opening of the link', () => {
  given()
    .when(RequestRecovery, { ...asking, by: 'self' })
    .then(asked);
  given(asked)
    .when(OpenRecovery, { ...one, waitHours: 24 })
    .then(opened);
  given(asked, opened)
    .when(OpenRecovery, { ...one, waitHours: 0 })
    .then();
});
test.for(['colleague', 'staff', 'owner'] as const)('a %s sends it without waiting', (by) =>
  given(RecoveryRequested({ round: 'new-1', by, mailed: true, openUntil }))
    .when(OpenRecovery, { ...one, waitHours: 24 })
    .then(RecoveryOpened({ round: 'new-1', readyAt: at(0), expiresAt: at(48) })),
);
test('asking again while one waits sends the same link and keeps the time', () => {
  given(asked, opened)
    .when(RequestRecovery, { ...asking, by: 'self' }, after(1))
    .then(asked);
  given(asked, opened, asked)
    .when(CompleteRecovery, { ...one, ...phone }, after(2))
    .thenRefused('recovery.early');
});
test('asking again before the link is opened sends the same link, whoever asked first', () =>
  given(RecoveryRequested({ round: 'new-1', by: 'colleague', mailed: true, openUntil }))
    .when(RequestRecovery, { ...asking, by: 'self' }, after(1))
    .then(asked));
test('a link that was only shown, and has no waiting time, is not mailed to whoever asks', () =>
  given(RecoveryRequested({ round: 'new-1', by: 'owner', mailed: false, openUntil }))
    .when(RequestRecovery, { ...asking, by: 'self' }, after(1))
    .then());
test('a new request ends the links of the one before', () => {
  const second = RecoveryRequested({ round: 'second', by: 'colleague', mailed: true, openUntil });
  given(asked, opened, second)
    .when(CompleteRecovery, { ...one, ...phone }, after(25))
    .thenRefused('recovery.over');
  given(asked, second)
    .when(OpenRecovery, { ...one, waitHours: 24 })
    .thenRefused('recovery.over');
});

describe('a new passkey', () => {
  const enrols = (hours: number, ...past: Parameters<typeof given>) =>
    given(asked, ...past).when(CompleteRecovery, { ...one, ...phone }, after(hours));
  test('can be made once the waiting time is over, for two days', () => {
    enrols(23.9, opened).thenRefused('recovery.early');
    enrols(24, opened).then(completed);
    enrols(71.9, opened).then(completed);
    enrols(72, opened).thenRefused('recovery.over');
  });
  test('cannot be made before the link was opened, which can be done for two days', () => {
    enrols(47).thenRefused('recovery.early');
    enrols(49).thenRefused('recovery.over');
  });
  test('is one: a repeat resumes it, another device is refused', () => {
    enrols(25, opened, completed).then();
    given(asked, opened, completed)
      .when(CompleteRecovery, { ...one, deviceId: 'laptop' }, after(25))
      .thenRefused('recovery.over');
  });
  test('cannot be made when somebody stopped the recovery', () =>
    enrols(25, opened, stopped).thenRefused('recovery.over'));
});

describe('stopping', () => {
  test('ends it at any time before the passkey is there, once', () => {
    given(asked).when(StopRecovery, one).then(stopped);
    given(asked, opened).when(StopRecovery, { id: 'ada' }).then(stopped);
    given(asked, opened, stopped).when(StopRecovery, one).then();
    given(asked, opened, completed).when(StopRecovery, one).thenRefused('recovery.over');
  });
  test('by the link of an earlier attempt leaves the later one', () =>
    given(asked, RecoveryRequested({ round: 'second', by: 'self', mailed: true, openUntil }))
      .when(StopRecovery, one)
      .then());
  test('a recovery that does not exist is refused', () =>
    given().when(StopRecovery, { id: 'ada' }).thenRefused('recovery.unknown'));
});

test('the link is sent again when the waiting time is over, once, and not after the end', () => {
  const sent = RecoverySent({ round: 'new-1' });
  given(asked, opened).when(SendRecovery, one, after(24)).then(sent);
  given(asked, opened).when(SendRecovery, one, after(23)).then();
  given(asked, opened, sent).when(SendRecovery, one, after(24)).then();
  given(asked, opened, stopped).when(SendRecovery, one, after(24)).then();
  given(asked, opened, completed).when(SendRecovery, one, after(24)).then();
});
