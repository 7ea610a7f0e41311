import { expect, test, vi } from 'vitest';
import { shortDate } from '../../../web-kit/format.ts';
import { itemsOf } from './attention.ts';

const plan = { daysLeft: 100, renewsItself: false, isPastDue: false, isActive: true };
const now = Date.parse('2026-03-01T12:00:00Z');
const items = (known: Partial<Parameters<typeof itemsOf>[0]>) =>
  itemsOf({ requests: 0, people: 0, unused: 0, silent: [], ends: [], plan, ...known }, now);
const texts = (known: Parameters<typeof items>[0]) => items(known).map(({ text }) => text);

test('nothing is named where nothing waits', () => {
  expect(texts({})).toEqual([]);
  expect(texts({ plan: undefined })).toEqual([]);
});
test('a licence is named a month before its end, unless it renews itself', () => {
  expect(texts({ plan: { ...plan, daysLeft: 29 } })).toEqual(['Your license ends in 29 days.']);
  expect(texts({ plan: { ...plan, daysLeft: 1 } })).toEqual(['Your license ends in 1 day.']);
  expect(texts({ plan: { ...plan, daysLeft: 30 } })).toEqual([]);
  expect(texts({ plan: { ...plan, daysLeft: 1, renewsItself: true } })).toEqual([]);
  expect(texts({ plan: { ...plan, isActive: false } })).toEqual(['Your license has ended.']);
});
test('counts say where they stop, and lead to the list of what they count', () => {
  expect(texts({ requests: 2, people: 10_000 })).toEqual([
    'Requests that wait for an answer: 2',
    `People without a second device: more than ${(10_000).toLocaleString()}`,
  ]);
  expect(items({ people: 1 })[0]).toMatchObject({ to: '/people?devices=few' });
  expect(items({ unused: 3 })[0]).toMatchObject({
    ...{ text: 'People whose only device was not used for 90 days: 3', to: '/people?devices=unused' },
  });
});
test('what ends is named with its application, to which it leads, and what has ended too', () => {
  const hr = { appId: 'hr', name: 'HR', family: 'saml' as const };
  const ends = [
    { what: 'signing' as const, application: hr, endsAt: '2026-02-20T12:00:00.000Z' },
    { what: 'own' as const, application: hr, endsAt: '2026-03-20T12:00:00.000Z' },
  ];
  expect(items({ ends })).toEqual([
    {
      text: `The signature certificate of the service provider of HR ended on ${shortDate(ends[0]!.endsAt)}.`,
      to: '/viewSAMLApp/hr',
    },
    {
      text: `A certificate of your organization for all SAML applications ends on ${shortDate(ends[1]!.endsAt)}.`,
      to: '/viewSAMLApp/hr',
    },
  ]);
});
test('a gateway that does not answer comes first, with where to ask for help', () => {
  vi.stubGlobal('location', new URL('https://acme.sign-in.example'));
  expect(items({ silent: ['radius'], requests: 1 })).toMatchObject([
    {
      text: 'Nobody can sign in to your networks now, because the RADIUS service does not answer.',
      href: 'https://acme.sign-in.example/links/ticket',
    },
    { text: 'Requests that wait for an answer: 1' },
  ]);
});
