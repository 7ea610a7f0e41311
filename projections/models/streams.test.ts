import { test } from 'vitest';
import { ApplicationActivated, ApplicationSuspended } from '../../domain/application/events.ts';
import { after, at } from '../testSpec.ts';
import { streams } from './streams.ts';

const application = { kind: 'application', organisationId: 'acme' };
const later = '2026-01-02T00:00:00.000Z';

test('a stream has one row: how many events, which was the last, and when', () =>
  after(
    streams,
    ['shop', ApplicationSuspended({}), application],
    ['office', ApplicationSuspended({}), application],
    ['shop', ApplicationActivated({}), { ...application, at: later }],
  ).shows(
    {
      ...{ id: 'application-shop', kind: 'application', organisationId: 'acme', events: 2 },
      ...{ lastType: 'ApplicationActivated', startedAt: at, lastAt: later },
    },
    { id: 'application-office', events: 1, lastType: 'ApplicationSuspended' },
  ));
test('streams of two kinds with one id are two', () =>
  after(
    streams,
    ['ada', ApplicationSuspended({}), { kind: 'operator' }],
    ['ada', ApplicationSuspended({}), { kind: 'erasure' }],
  ).shows({ id: 'operator-ada', organisationId: null }, { id: 'erasure-ada' }));
test('a stream belongs to the organisation that one of its events first named', () =>
  after(
    streams,
    ['shop', ApplicationSuspended({}), { kind: 'application' }],
    ['shop', ApplicationActivated({}), application],
    ['shop', ApplicationSuspended({}), { ...application, organisationId: 'rival' }],
  ).shows({ organisationId: 'acme', events: 3 }));
