import { describe, expect, test } from 'vitest';
import { type Choice, changesOf, effectsOf, type Openings, reachOf } from './openings.ts';

const group = (groupId: string, memberCount: number) => ({ groupId, name: groupId, memberCount });
const [sales, research] = [group('Sales', 1), group('Research', 1200)];
const openTo = (groups: Openings['groups'], everybody = false) => ({ everybody, groups }) as Openings;
const invited: Choice = { reach: 'invited', groups: [sales] };
const groups = (...some: Openings['groups']): Choice => ({ reach: 'groups', groups: some });
const everybody: Choice = { reach: 'everybody', groups: [] };

test('an application reaches invited people, groups or everybody', () => {
  expect(reachOf(openTo([]))).toBe('invited');
  expect(reachOf(openTo([sales]))).toBe('groups');
  expect(reachOf(openTo([sales], true))).toBe('everybody');
});
describe('the changes that a choice takes', () => {
  test('are none where it is true already', () => {
    expect(changesOf(openTo([]), invited)).toEqual([]);
    expect(changesOf(openTo([sales]), groups(sales))).toEqual([]);
    expect(changesOf(openTo([sales], true), everybody)).toEqual([]);
  });
  test('open before they close, so that nobody loses access on the way', () => {
    const [open, close] = [{ open: 'Research' }, { close: 'Sales' }];
    expect(changesOf(openTo([sales]), groups(research))).toEqual([open, close]);
    expect(changesOf(openTo([], true), groups(research))).toEqual([open, { everybody: false }]);
  });
  test('close everything to those who were not invited', () =>
    expect(changesOf(openTo([sales], true), invited)).toEqual([{ everybody: false }, { close: 'Sales' }]));
  test('leave the groups as they are while it is open to everybody', () =>
    expect(changesOf(openTo([sales]), everybody)).toEqual([{ everybody: true }]));
});
describe('what a choice changes for people', () => {
  test('says how many people it opens to', () => {
    const { says, closes } = effectsOf(openTo([]), groups(sales, research), 5000);
    expect(says).toEqual([
      '1 person of Sales can sign in without an invitation, and so can whoever joins the group.',
      '1,200 people of Research can sign in without an invitation, and so can whoever joins the group.',
    ]);
    expect(closes).toBe(false);
    expect(effectsOf(openTo([]), everybody, 5000).says[0]).toContain('(5,000 people)');
    expect(effectsOf(openTo([]), everybody, 10_000).says[0]).toContain('(more than 10,000 people)');
  });
  test('says who is signed out, and who is not', () => {
    const { says, closes } = effectsOf(openTo([sales, research]), groups(research), 5000);
    expect(says).toHaveLength(1);
    expect(says[0]).toMatch(/^1 person of Sales .* or belong to another of the groups\.$/);
    expect(closes).toBe(true);
    expect(effectsOf(openTo([sales], true), groups(sales), 5000)).toEqual({
      says: [expect.stringContaining('only those who were invited and those of Sales can still sign in')],
      closes: true,
    });
  });
  test('is nothing where nothing changes', () =>
    expect(effectsOf(openTo([sales]), groups(sales), 5000)).toEqual({ says: [], closes: false }));
});
