import { expect, test } from 'vitest';
import { catalogues } from '../../languages/languages.ts';
import { finds } from './finds.ts';

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
