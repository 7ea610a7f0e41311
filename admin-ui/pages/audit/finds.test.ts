import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../web-kit/language/language.ts';
import { catalogues } from '../../languages/languages.ts';
import { finds } from './finds.ts';

afterEach(() => speak(catalogues, 'en'));

test('English words are found by the names that they are', () => {
  expect(finds({ q: 'operator registered', actorRole: 'system' })).toEqual({
    ...{ q: 'operatorregistered', actorRole: 'system' },
  });
  expect(finds({ q: 'Organization susp' })).toEqual({ q: 'Organisationsusp' });
  expect(finds({ q: '  ', failure: 'x' })).toEqual({ failure: 'x' });
  expect(finds({ actorRole: ['admin'] })).toEqual({ actorRole: ['admin'] });
});

const eventsIn = async (tag: keyof typeof catalogues) => (await catalogues[tag]())['staff/base/log'].events;
test.for([
  ['de', 'passwort geändert', 'AdminPasswordChanged'],
  ['de', 'ANWENDUNG gesperrt', 'ApplicationSuspended'],
  ['fr', 'organisation suspendu', 'OrganisationSuspended'],
  ['es', 'organización', 'OrganisationSuspended'],
  ['hi', 'संगठन', 'OrganisationSuspended'],
  ['de', 'OrganisationSusp', 'OrganisationSuspended'],
  ['hi', 'organisation suspended', 'OrganisationSuspended'],
] as const)('in %s, %s finds %s', async ([tag, typed, event]) => {
  const events = (await eventsIn(tag))(typed);
  expect(events).toContain(event);
  expect(events!.length).toBeLessThan(100);
});
test('words that stand in no title find no event', async () =>
  expect((await eventsIn('de'))('Passwort gesperrt gewählt')).toEqual([]));
test('words are sought among the events to which the address limits the list, and may find none of them', async () => {
  await speak(catalogues, 'de');
  const [signIns, both] = ['SignedIn', ['SignedIn', 'ApplicationSuspended']];
  expect(finds({ q: 'angemeldet', action: signIns, failure: 'x' })).toEqual({
    action: ['SignedIn'],
    failure: 'x',
  });
  expect(finds({ q: 'gesperrt', action: both })).toEqual({ action: ['ApplicationSuspended'] });
  expect(finds({ q: 'gesperrt', action: signIns })).toEqual({ action: [] });
});
