import { describe, expect, test } from 'vitest';
import { RadiusClientRestarted, RadiusSessionReported } from '../../../domain/radiusAccounting/events.ts';
import { RadiusClientDeleted } from '../../../domain/radiusClient/events.ts';
import { after } from '../../testSpec.ts';
import { radiusSessions } from './radiusSessions.ts';

const of = { organisationId: 'acme', applicationId: 'network' };
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
type Given = Partial<ReturnType<typeof RadiusSessionReported>['data']>;
type Event = Parameters<typeof after>[1];
const report = (minute: number, status: 'start' | 'interim' | 'stop', more: Given = {}): Event => [
  'vpn.1',
  RadiusSessionReported({
    ...{
      clientId: 'vpn',
      nas: 'ap-1',
      session: 's1',
      key: more.session ?? 's1',
      userId: 'grace',
      happenedAt: at(minute),
      status,
    },
    ...{ seconds: 0, received: 0, sent: 0, cause: null },
    ...more,
  }),
  of,
];
const totals = (n: number) => ({ seconds: n * 60, received: n * 1000, sent: n * 2000 });

test('a session starts, goes on and stops with its totals', () => {
  after(radiusSessions, report(0, 'start'), report(5, 'interim', totals(5))).shows({
    ...{
      id: 'vpn s1',
      session: 's1',
      ...of,
      clientId: 'vpn',
      userId: 'grace',
      openAt: 'vpn',
      openAtNas: 'vpn ap-1',
      startedAt: at(0),
    },
    ...{ reportedAt: at(5), endedAt: null, ...totals(5) },
  });
  const cause = 'User-Request';
  after(radiusSessions, report(0, 'start'), report(9, 'stop', { ...totals(9), cause })).shows({
    ...{ openAt: null, openAtNas: null, startedAt: at(0), endedAt: at(9), ...totals(9), cause },
  });
});
test('an id as long as a client may make it is kept, and told from a similar one by its key', () => {
  const long = (end: string) => 'x'.repeat(252) + end;
  const reports = ['a', 'b'].map((key) => report(0, 'start', { session: long(key), key }));
  const { rows } = after(radiusSessions, ...reports, report(5, 'stop', { session: long('a'), key: 'a' }));
  expect(rows).toMatchObject([
    { session: long('a'), endedAt: at(5) },
    { session: long('b'), endedAt: null },
  ]);
});
test('reports that come twice, late or out of order change nothing for the worse', () => {
  const stop = report(9, 'stop', totals(9));
  const ended = { startedAt: at(0), endedAt: at(9), openAt: null, ...totals(9) };
  after(radiusSessions, report(0, 'start'), stop, stop).shows(ended);
  after(radiusSessions, report(0, 'start'), stop, report(5, 'interim', totals(5))).shows(ended);
  after(radiusSessions, report(0, 'start'), stop, report(0, 'start')).shows(ended);
});
test('a session whose start was lost began as long ago as it has lasted', () =>
  after(radiusSessions, report(5, 'interim', totals(5))).shows({ startedAt: at(0), endedAt: null }));
test('a client that uses the name of an ended session again starts another', () =>
  after(radiusSessions, report(0, 'start'), report(9, 'stop', totals(9)), report(20, 'start')).shows({
    ...{ startedAt: at(20), endedAt: null, openAt: 'vpn', ...totals(0) },
  }));
describe('a restart that is reported late or twice', () => {
  const restarted: Event = [
    'vpn.1',
    RadiusClientRestarted({ clientId: 'vpn', nas: 'ap-1', happenedAt: at(0) }),
    of,
  ];
  const cause = 'User-Request';
  test('leaves a session that began after it going on, as soon as that is reported again', () => {
    const begun = [restarted, report(1, 'start'), restarted];
    const goesOn = { startedAt: at(1), endedAt: null, openAt: 'vpn', cause: null };
    after(radiusSessions, ...begun, report(6, 'interim', totals(5))).shows({ ...goesOn, ...totals(5) });
    after(radiusSessions, ...begun, report(1, 'start')).shows(goesOn);
    const stop = report(9, 'stop', { ...totals(8), cause });
    after(radiusSessions, ...begun, stop).shows({ startedAt: at(1), endedAt: at(9), openAt: null, cause });
  });
  test('does not hold up the start of another session with the name of one that it ended', () => {
    const before = report(-9, 'start', totals(3));
    const started = { startedAt: at(0.5), endedAt: null, openAt: 'vpn', ...totals(0) };
    after(radiusSessions, before, restarted, report(0.5, 'start')).shows(started);
  });
  test('does not bring back a session that the client has stopped, or that was reported before it', () => {
    const stop = report(1, 'stop', { ...totals(1), cause: 'NAS-Reboot' });
    const ended = { endedAt: at(1), openAt: null, cause: 'NAS-Reboot' };
    for (const late of [report(1.5, 'start'), report(1.5, 'interim')])
      after(radiusSessions, report(0, 'start'), stop, late).shows(ended);
    after(radiusSessions, report(-2, 'start'), restarted, report(-1, 'interim', totals(1))).shows({
      ...{ endedAt: at(0), openAt: null, cause: 'NAS-Reboot', ...totals(1) },
    });
  });
});
test('a device that restarts ends its sessions, and a client that is deleted those of all its devices', () => {
  const elsewhere = report(1, 'start', { clientId: 'door' });
  const beside = report(2, 'start', { nas: 'ap-2', key: 'ap-2 s1' });
  const restarted: Event = [
    'vpn.1',
    RadiusClientRestarted({ clientId: 'vpn', nas: 'ap-1', happenedAt: at(7) }),
    of,
  ];
  const { rows } = after(radiusSessions, report(0, 'start'), beside, elsewhere, restarted);
  expect(rows).toMatchObject([
    { clientId: 'vpn', nas: 'ap-1', endedAt: at(7), openAt: null, openAtNas: null, cause: 'NAS-Reboot' },
    { clientId: 'vpn', nas: 'ap-2', endedAt: null },
    { clientId: 'door', nas: 'ap-1', endedAt: null },
  ]);
  const deleted: Event = ['vpn', RadiusClientDeleted({})];
  const ended = { openAt: null, openAtNas: null, endedAt: expect.any(String) };
  after(radiusSessions, report(0, 'start'), beside, deleted).shows(ended, ended);
});
