import { expect, test } from 'vitest';
import { hearClock, serverNow } from './serverClock.ts';

const answer = (date?: string) => ({ headers: new Headers(date ? { date } : {}) });

test('the time is that of the server’s last answer, and goes on by this page’s own time', () => {
  hearClock(answer('Sat, 01 Jan 2000 00:00:00 GMT'), 5000);
  expect(serverNow(65_000)).toBe(Date.UTC(2000, 0, 1, 0, 1));
  hearClock(answer(), 70_000);
  hearClock(answer('soon'), 70_000);
  expect(serverNow(125_000)).toBe(Date.UTC(2000, 0, 1, 0, 2));
});
