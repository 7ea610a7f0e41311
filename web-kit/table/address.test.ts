import { expect, test } from 'vitest';
import { changesOf, shownIn, type Usual, withValues } from './address.ts';

const usual: Usual = {
  size: 10,
  sizes: [10, 25],
  sort: ['createdAt', 'DESC'],
  sorts: ['name', 'createdAt'],
  statuses: ['active', 'suspended'],
};
const nothingSaid = { page: 0, size: 10, sort: ['createdAt', 'DESC'], q: '', status: '' };
const read = (address: string, table = '') => shownIn(new URLSearchParams(address), table, usual);
const after = (address: string, change: Parameters<typeof changesOf>[0], table = '') =>
  withValues(new URLSearchParams(address), changesOf(change, table, usual)).toString();

test('search, status, order, page and page size of a list stand in the address and are read from it', () => {
  const shown = { page: 2, size: 25, sort: ['name', 'ASC'], q: 'ida & co', status: 'suspended' } as const;
  const address = after('tab=users', shown);
  expect(address).toBe('tab=users&page=3&size=25&sort=name+ASC&q=ida+%26+co&status=suspended');
  expect(read(address)).toEqual(shown);
});

test('usual settings are left out, and another search begins on the first page', () => {
  expect(after('page=3&q=ida', { q: '' })).toBe('');
  expect(after('page=3&sort=name+ASC&size=25', { sort: ['createdAt', 'DESC'] })).toBe('size=25');
  expect(after('size=25&q=ida', { size: 10 })).toBe('q=ida');
  expect(read('')).toEqual(nothingSaid);
});

test('an address that makes no sense shows the list as usual', () => {
  for (const wrong of [
    'page=0',
    'page=-1',
    'page=1e9',
    'page=x',
    'size=7',
    'sort=secret+ASC',
    'sort=name+UP',
    'status=deleted',
  ])
    expect(read(wrong)).toEqual(nothingSaid);
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
});

test('two tables on a page do not disturb each other', () => {
  const address = after('page=2', { page: 3 }, 'invites');
  expect(read(address).page).toBe(1);
  expect(read(address, 'invites').page).toBe(3);
});
