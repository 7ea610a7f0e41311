import { afterEach, expect, test } from 'vitest';
import { speak } from '../../web-kit/language/language.ts';
import { catalogues } from '../languages/languages.ts';
import { messageOf } from './message.ts';

// Other files of the same worker read English.
afterEach(() => speak(catalogues, 'en'));

const sorted = { field: 'Name', field_lower_first: 'name', order: 'ascending' };

test('messages of react-admin are found by their keys, and what is no message of the console is not', () => {
  expect(messageOf('ra.action.refresh')).toBe('Refresh');
  expect(messageOf('ra.sort.sort_by', sorted)).toBe('Sort by name ascending');
  for (const other of ['ra', 'ra.action', 'ra.action.nothing', 'ra.nothing.refresh', 'Refresh', 'Name', ''])
    expect(messageOf(other), other).toBeUndefined();
});

test('a message that the console does not show is as react-admin has it, with its values', () => {
  expect(messageOf('ra.action.unselect')).toBe('Unselect');
  expect(messageOf('ra.notification.deleted', { smart_count: 1 })).toBe('Element deleted');
  expect(messageOf('ra.notification.deleted', { smart_count: 3 })).toBe('3 elements deleted');
});

test('messages of react-admin are in the language of the page', async () => {
  await speak(catalogues, 'de');
  expect(messageOf('ra.action.refresh')).toBe('Aktualisieren');
  expect(messageOf('ra.sort.sort_by', { ...sorted, order: messageOf('ra.sort.ASC') })).toBe(
    'Nach „Name“ aufsteigend sortieren',
  );
  await speak(catalogues, 'qps');
  expect(messageOf('ra.action.refresh')).toBe('⟦Refresh⟧');
});
