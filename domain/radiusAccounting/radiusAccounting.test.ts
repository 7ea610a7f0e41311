import { expect, test } from 'vitest';
import { given } from '../testSpec.ts';
import { ReportRadiusRestart, ReportRadiusSession } from './commands.ts';
import * as happened from './events.ts';
import { accountingSpan } from './radiusAccounting.ts';

const about = { clientId: 'vpn', nas: 'ap-1', happenedAt: '2026-01-01T00:00:00.000Z' };
const report = {
  ...{ ...about, session: 's1', key: 's1', userId: 'grace', status: 'start' as const },
  ...{ seconds: 0, received: 0, sent: 0, cause: null },
};
const id = { id: 'vpn.1' };

test('each report of a client is recorded, also one that comes twice', () => {
  const reported = happened.RadiusSessionReported(report);
  given()
    .when(ReportRadiusSession, { ...id, ...report })
    .then(reported);
  given(reported)
    .when(ReportRadiusSession, { ...id, ...report })
    .then(reported);
  given(reported)
    .when(ReportRadiusRestart, { ...id, ...about })
    .then(happened.RadiusClientRestarted(about));
});
test('a report has a session, and totals that are no less than nothing', () =>
  given()
    .when(ReportRadiusSession, { ...id, ...report, session: '', seconds: -1, received: 1.5 })
    .thenInvalid('session', 'seconds', 'received'));
test('a client’s reports of one hour share a stream', () => {
  const at = (minute: number) => accountingSpan('vpn', minute * 60_000);
  expect([at(0) === at(59), at(59) === at(60)]).toEqual([true, false]);
});
