import { expect, test } from 'vitest';
import { addressOf, mostViews, viewsOf, withoutView, withView } from './views.ts';

function storage(begin: Record<string, string> = {}) {
  const kept = new Map(Object.entries(begin));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('views of a list are kept by their names, replaced under the same name, and forgotten', () => {
  const kept = storage();
  withView('people', { name: 'Suspended', address: 'status=suspended' }, kept);
  withView('people', { name: 'Ada', address: 'q=ada' }, kept);
  withView('people', { name: 'Ada', address: 'q=ada&status=active' }, kept);
  withView('users', { name: 'Other list', address: '' }, kept);
  expect(viewsOf('people', kept)).toEqual([
    { name: 'Ada', address: 'q=ada&status=active' },
    { name: 'Suspended', address: 'status=suspended' },
  ]);
  expect(withoutView('people', 'Ada', kept).map(({ name }) => name)).toEqual(['Suspended']);
});

test('no more views are kept than a menu can show, and what is damaged counts as none', () => {
  const kept = storage();
  for (let n = 0; n < mostViews + 3; n++) withView('people', { name: `View ${n}`, address: '' }, kept);
  expect(viewsOf('people', kept)).toHaveLength(mostViews);
  for (const damaged of ['{', '{}', '[1,null,{"name":2}]'])
    expect(viewsOf('people', storage({ 'views people': damaged }))).toEqual([]);
});

test('a view remembers the address without the page', () => {
  expect(addressOf('?tab=users&page=3&q=ida&status=suspended&invites.page=2')).toBe(
    'tab=users&q=ida&status=suspended',
  );
});
