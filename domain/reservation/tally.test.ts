import { describe, expect, test } from 'vitest';
import { confirm, leave, noPlaces, seat, summed, type Tally, taken } from './tally.ts';

const gone = (holder: string, more = {}) => ({
  ...{ holder, wasFirm: true, ended: 50, isMarked: false },
  ...more,
});
const named = confirm(seat(noPlaces, 'a', 1), 'a');
const many: Tally = { ...noPlaces, counted: 40, countedAt: 10 };

describe('taking', () => {
  test('is doubtful first, and the same place again', () => {
    const twice = seat(seat(noPlaces, 'a', 1), 'a', 2);
    expect(twice.doubtful).toEqual([{ holder: 'a', at: 2 }]);
    expect(taken(twice)).toBe(1);
  });
  test('is confirmed once, by name or by number', () => {
    expect(confirm(named, 'a')).toEqual({ ...noPlaces, named: ['a'] });
    const counted = confirm(seat(many, 'a', 1), 'a');
    expect(confirm(counted, 'a')).toMatchObject({ counted: 41, doubtful: [] });
  });
});

describe('leaving', () => {
  test('removes a name once', () => {
    const left = leave(named, gone('a'));
    expect(left).toEqual(noPlaces);
    expect(leave(left, gone('a'))).toBe(left);
  });
  test('subtracts from a number once, whether that is remembered here or in the log', () => {
    const left = leave(many, gone('a'));
    expect(left).toMatchObject({ counted: 39, leaving: ['a'] });
    expect(leave(left, gone('a'))).toBe(left);
    const forgotten = { ...left, leaving: [] };
    expect(leave(forgotten, gone('a', { isMarked: true }))).toBe(forgotten);
  });
  test('subtracts nobody that ended before the holders were counted', () =>
    expect(leave(many, gone('a', { ended: 10 }))).toBe(many));
  test('subtracts nobody that never was there for good', () => {
    expect(leave(many, gone('a', { wasFirm: false }))).toBe(many);
    expect(leave(seat(many, 'a', 1), gone('a', { wasFirm: false }))).toEqual(many);
  });
  test('of a doubtful one that had been there is remembered, so that it is not subtracted, too', () => {
    const left = leave(seat(many, 'a', 1), gone('a'));
    expect(left).toMatchObject({ counted: 40, doubtful: [], leaving: ['a'] });
    expect(leave(left, gone('a'))).toBe(left);
  });
});

test('few holders are named, many are counted', () => {
  expect(summed(['a', 'b'], [], 7, 2)).toMatchObject({ named: ['a', 'b'], counted: 0, countedAt: null });
  expect(summed(['a', 'b', 'c'], [], 7, 2)).toMatchObject({ named: [], counted: 3, countedAt: 7 });
});
