import { expect, test } from 'vitest';
import type { Says } from '../../../web-kit/told.ts';
import { signInsOf } from '../../base/paths.ts';
import {
  type AuditRecord,
  chosenIn,
  datesIn,
  filterOf,
  lastDay,
  timesOf,
  toldFilter,
  toldIn,
  writtenDates,
} from './audit.ts';
import { sentenceOf } from './sentences.tsx';

test('the audit is asked for by one kind of value, numbers as numbers [org-audit.operator.filter]', () => {
  expect(filterOf({ kind: '', value: '' })).toEqual({});
  expect(filterOf({ kind: 'status', value: '' })).toEqual({});
  expect(filterOf({ kind: 'status', value: 'Error' })).toEqual({ status: 'Error' });
  expect(filterOf({ kind: 'statusCode', value: '403' })).toEqual({ statusCode: 403 });
});
test('without a choice it begins a day ago and ends now, this minute included [org-audit.operator.dates]', () => {
  const now = new Date(2026, 4, 2, 12, 30, 15);
  const { startDate, endDate } = timesOf(lastDay(now));
  expect(startDate).toBe(new Date(2026, 4, 1, 12, 30).toISOString());
  expect(endDate).toBe(new Date(2026, 4, 2, 12, 30, 59, 999).toISOString());
  expect(timesOf({ start: '', end: '' })).toEqual({});
});
test('filter and times of the audit are read from the address, and what makes no sense there is not', () => {
  const usual = lastDay(new Date(2026, 4, 2, 12, 30));
  const read = (address: string) => datesIn(new URLSearchParams(address), usual);
  expect(read('')).toEqual(usual);
  expect(read('start=soon')).toEqual(usual);
  const dates = { start: '2026-05-01T10:00', end: '' };
  expect(read(new URLSearchParams(writtenDates(dates)).toString())).toEqual(dates);
  const chosen = (address: string) => chosenIn(new URLSearchParams(address));
  expect(chosen('kind=statusCode&value=403')).toEqual({ kind: 'statusCode', value: '403' });
  expect(chosen('kind=statusCode&value=402')).toEqual({ kind: 'statusCode', value: '' });
  expect(chosen('kind=actorId&value=x')).toEqual({ kind: '', value: '' });
});
test('a number of sign-ins leads to a list of exactly its period', () => {
  const span = { from: new Date(2026, 4, 1).toISOString(), to: new Date(2026, 4, 2).toISOString() };
  const led = (to: string) => new URL(to, 'https://acme.sign-in.example').searchParams;
  const usual = lastDay();
  const yesterday = led(signInsOf({ outcome: 'missed', span }, 'shop'));
  expect(timesOf(datesIn(yesterday, usual))).toEqual({
    startDate: span.from,
    endDate: new Date(Date.parse(span.to) - 1).toISOString(),
  });
  expect([yesterday.get('outcome'), yesterday.get('application')]).toEqual(['missed', 'shop']);
  const since = led(signInsOf({ outcome: 'signedIn', span: { from: span.from } }));
  expect(timesOf(datesIn(since, usual))).toEqual({ startDate: span.from });
});
const record = (of: Partial<AuditRecord>) =>
  ({ category: 'person', actorRole: 'operator', memberName: 'Ada', targetName: null, ...of }) as AuditRecord;

const inEnglish: Says = (_, english) => english;

test('a record is a sentence of who did what to whom, and of what was refused with the reason', () => {
  const suspended = { action: 'PersonSuspended', targetName: 'Grace Hopper' };
  expect(sentenceOf(record(suspended), inEnglish)).toBe('Ada suspended the person Grace Hopper');
  const response = { errorMessage: 'You cannot delete yourself.', leftOut: 2 };
  expect(sentenceOf(record({ category: 'refusal', action: 'RequestRefused', response }), inEnglish)).toBe(
    'Ada was refused: You cannot delete yourself. So were 2 more.',
  );
  const own = { action: 'SignedIn', actorRole: 'user', memberName: null, actorId: 'u1', userId: 'u1' };
  expect(sentenceOf(record(own), inEnglish, 'grace@acme.example')).toBe('grace@acme.example signed in');
  expect(sentenceOf(record({ ...suspended, actorRole: 'system', memberName: null }), inEnglish)).toBe(
    'The system suspended the person Grace Hopper',
  );
});
test('why something was refused is said by its code, in the language of the page', () => {
  const response = { refusal: 'operator.self', errorMessage: 'In English.', leftOut: 0 };
  const refused = record({ category: 'refusal', action: 'RequestRefused', response });
  const says: Says = ({ refusal }) => `the words of ${refusal}`;
  expect(sentenceOf(refused, says)).toBe('Ada was refused: the words of operator.self');
});
test('the audit in words is asked for by outcome and kind, and without the notes of the system', () => {
  const filter = (address: string) => toldFilter(toldIn(new URLSearchParams(address)));
  const actorRole = expect.not.arrayContaining(['system']);
  expect(filter('')).toEqual({ actorRole });
  expect(filter('outcome=refused&about=device')).toEqual({ status: 'Error', category: 'device', actorRole });
  expect(filter('outcome=maybe&about=secret&system=yes')).toEqual({});
});
