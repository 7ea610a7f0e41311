import { describe, expect, test } from 'vitest';
import type { Rows } from '../../../web-kit/domain/settings.ts';
import {
  blankOf,
  differing,
  draftOf,
  filledIn,
  isChanged,
  problemsOf,
  type Settings,
  sentOf,
  settingsOf,
} from './form.ts';

const told = { help: 'It does something.', paragraph: 'saml#attributes' } as const;
const rows = {
  name: {
    input: 'line',
    most: 10,
    wire: 'client_name',
    section: 'general',
    label: 'Name',
    ...told,
    missing: 'Please give it a name',
    subject: 'The name',
    rule: (name) => (name.includes('.') ? { code: 'is.addressed' } : null),
  },
  type: {
    input: 'choice',
    of: { web: 'Web', native: 'Native' },
    default: 'web',
    later: 'never',
    section: 'general',
    label: 'Type',
    ...told,
  },
  uris: {
    input: 'lines',
    most: 3,
    least: 1,
    few: 'is.redirects',
    wire: { creating: 'new_uris', changing: 'uris', shown: 'all_uris' },
    section: 'general',
    label: 'Addresses',
    ...told,
    subject: 'This address',
    fits: (uri, { type }) => (type === 'web' && !uri.startsWith('https:') ? { code: 'is.https' } : null),
  },
  hours: { input: 'number', least: 0, most: 24, default: 2, section: 'general', label: 'Hours', ...told },
  grants: {
    input: 'many',
    of: { code: 'code', token: 'token' },
    least: 1,
    few: 'is.grants',
    default: ['code'],
    section: 'general',
    label: 'Grants',
    ...told,
  },
  print: {
    input: 'line',
    most: 20,
    default: '',
    section: 'general',
    label: 'Print',
    ...told,
    when: ({ type }) => type === 'native',
    normal: (typed) => typed.replaceAll(':', ''),
  },
  picture: { input: 'own', section: 'general', label: 'Picture', ...told },
  strict: { input: 'switch', default: true, section: 'advanced', label: 'Strict', ...told },
} as const satisfies Rows;
const picture = {
  blank: { at: '' },
  read: (app: { logo_uri: string }) => ({ at: app.logo_uri }),
  sent: ({ at }: { at: string }) => ({ logo_uri: at, logo_kind: 'png' }),
  problem: ({ at }: { at: string }) => (at === 'none' ? 'Not a picture' : undefined),
  Input: () => null,
};
const settings: Settings = settingsOf(rows, { picture });
const blank = blankOf(settings);
const typed = { ...blank, name: ' Wiki ', uris: ['https://a.example ', ''] };
const app = {
  ...{ client_name: 'Wiki', type: 'web', all_uris: ['https://a.example'], hours: 3, grants: ['code'] },
  ...{ print: '', logo_uri: 'old', strict: true },
};
const draft = draftOf(settings, app);

describe('the settings of a form', () => {
  test('begin with their defaults, and a list that needs a line with an empty one', () =>
    expect(blank).toEqual({
      ...{ name: '', type: 'web', uris: [''], hours: '2', grants: ['code'], print: '', strict: true },
      picture: { at: '' },
    }));
  test('are all sent for a new application, by the names of the call and without blanks', () =>
    expect(sentOf(settings, typed)).toEqual({
      ...{ client_name: 'Wiki', type: 'web', new_uris: ['https://a.example'], hours: 2, grants: ['code'] },
      ...{ print: '', strict: true, logo_uri: '', logo_kind: 'png' },
    }));
  test('are sent later when they have changed, those written by hand with all their fields', () => {
    expect(sentOf(settings, { ...draft, name: ' Wiki' }, draft)).toEqual({});
    expect(sentOf(settings, { ...draft, uris: ['https://b.example'], hours: '4' }, draft)).toEqual({
      ...{ uris: ['https://b.example'], hours: 4 },
    });
    expect(sentOf(settings, { ...draft, picture: { at: 'new' } }, draft)).toEqual({
      ...{ logo_uri: 'new', logo_kind: 'png' },
    });
  });
  test('that never change are not sent later', () =>
    expect(sentOf(settings, { ...draft, type: 'native' }, draft)).not.toHaveProperty('type'));
  test('that the form does not have are sent as their default', () => {
    expect(sentOf(settings, { ...typed, print: 'ab' })).toMatchObject({ print: '' });
    expect(sentOf(settings, { ...typed, type: 'native', print: 'a:b' })).toMatchObject({ print: 'ab' });
  });
  test('are changed when something else would be sent', () => {
    expect(isChanged(settings, draft, { ...draft, uris: ['https://a.example', ' '] })).toBe(false);
    expect(isChanged(settings, draft, { ...draft, strict: false })).toBe(true);
    expect(isChanged(settings, draft, { ...draft, picture: { at: 'new' } })).toBe(true);
  });
  test('are filled with what was found elsewhere, and tell in what they differ', () => {
    const found = { client_name: 'Found', all_uris: ['https://b.example'], logo_uri: 'x' };
    const next = filledIn(settings, draft, found);
    expect(next).toEqual({ ...draft, name: 'Found', uris: ['https://b.example'] });
    expect(differing(settings, draft, next).map(([name]) => name)).toEqual(['name', 'uris']);
    expect(differing(settings, draft, filledIn(settings, draft, {}))).toEqual([]);
  });
  test('name what is missing', () =>
    expect(problemsOf(settings, { ...blank, grants: [] })).toEqual({
      name: 'Please give it a name',
      uris: 'Please add atleast one redirect uri',
      grants: 'Please choose at least one grant type',
    }));
  test('name what is wrong, each line by its place', () =>
    expect(
      problemsOf(settings, {
        ...typed,
        ...{ name: 'a.example', uris: ['https://a.example', 'http://b.example'], hours: '25' },
        picture: { at: 'none' },
      }),
    ).toEqual({
      name: 'The name cannot hold a web or e-mail address: write the name without it.',
      'uris.1': 'This address must use https.',
      hours: 'Please enter a number from 0 to 24',
      picture: 'Not a picture',
    }));
  test('that have not changed stay valid, even if their rule is younger, unless they contradict others', () => {
    const old = { ...draft, name: 'a.example' };
    expect(problemsOf(settings, old, old)).toEqual({});
    expect(problemsOf(settings, { ...old, name: 'b.example' }, old)).toHaveProperty('name');
    const http = { ...draft, uris: ['http://a.example'] };
    expect(problemsOf(settings, http, http)).toHaveProperty(['uris.0']);
  });
});
