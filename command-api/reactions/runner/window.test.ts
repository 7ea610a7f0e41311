import { expect, test } from 'vitest';
import { least, windowFrom } from './window.ts';

test('the place stays before the first event that is not finished, and names later ones that are', () => {
  const window = windowFrom({ through: 10, done: [] }, 10);
  for (const position of [11, 14, 20]) window.take(`event ${position}`, position);
  window.passed(25);
  window.finish('event 14');
  expect(window.place()).toEqual({ through: 10, done: ['event 14'] });
  window.finish('event 11');
  expect(window.place()).toEqual({ through: 14, done: [] });
  window.finish('event 20');
  expect(window.place()).toEqual({ through: 25, done: [] });
});

test('an event that was finished before a restart is not taken again, and is forgotten once it is passed', () => {
  const window = windowFrom({ through: 10, done: ['event 14', 'event of another log'] }, 30);
  expect(window.take('event 11', 11)).toBe(true);
  expect(window.take('event 14', 14)).toBe(false);
  window.passed(29);
  expect(window.place()).toEqual({ through: 10, done: ['event of another log', 'event 14'] });
  window.passed(30);
  window.finish('event 11');
  expect(window.place()).toEqual({ through: 30, done: [] });
});

test('the least of a million values is found, and none of nothing', () => {
  expect(least(Array.from({ length: 1_000_000 }, (_, n) => 7 + Math.abs(n - 999_999)))).toBe(7);
  expect(least([])).toBe(Number.POSITIVE_INFINITY);
});
