import { describe, expect, test } from 'vitest';
import { DefineCustomAttributes } from '../organisation/commands.ts';
import { CustomAttributesDefined, OrganisationRegistered } from '../organisation/events.ts';
import { ChangeCustomAttributes } from '../person/customAttributes.ts';
import { CustomAttributesChanged, PersonDeleted, PersonJoined, PersonRegistered } from '../person/events.ts';
import { given } from '../testSpec.ts';
import {
  type CustomAttribute,
  customClaim,
  customKnown,
  isReservedName,
  withRoom,
} from './customAttributes.ts';
import { profile } from './profile.ts';

const acme = OrganisationRegistered({
  ...{ name: 'Acme', country: 'India', url: 'https://acme.example', size: '10-50', industry: 'Retail' },
  ...{ city: 'Pune', linkedinUrl: '', planId: 'free_trial' },
});
const made = (more: Partial<CustomAttribute> = {}) => ({
  ...{ name: 'cost_centre', label: 'Cost centre', kind: 'text' as const },
  ...more,
  options: [...(more.options ?? [])],
});
const costs = made();
const floor = made({ name: 'floor', label: 'Floor', kind: 'number' });
const remote = made({ name: 'remote', label: 'Works remotely', kind: 'boolean' });
const site = made({ name: 'site', label: 'Site', kind: 'choice', options: ['Pune', 'Berlin'] });
const all = [costs, floor, remote, site];

describe('the attributes that an organisation keeps', () => {
  const define = (attributes: unknown[], ...past: Parameters<typeof given>) =>
    given(acme, ...past).when(DefineCustomAttributes, { id: 'acme', attributes: attributes as never });
  test('are said all at once, and again without effect', () => {
    define([{ ...costs, label: ' Cost\ncentre ' }, site]).then(
      CustomAttributesDefined({ attributes: [costs, site] }),
    );
    define(all, CustomAttributesDefined({ attributes: all })).then();
    define([], CustomAttributesDefined({ attributes: all })).then(
      CustomAttributesDefined({ attributes: [] }),
    );
  });
  test.for([
    ...[
      'sub',
      'iss',
      'aud',
      'exp',
      'iat',
      'nonce',
      'sid',
      'acr',
      'email',
      'email_verified',
      'name',
      'groups',
    ],
    ...['constructor', 'department', '__proto__', 'Cost', '1st', '_x', '', 'a b', 'a<b', 'é', 'x'.repeat(41)],
  ])('cannot be called %j', (name) => define([made({ name })]).thenInvalid('attributes.0.name'));
  test('cannot be called as what everybody has', () => {
    for (const name of Object.keys(profile.shape)) expect(isReservedName(name), name).toBe(true);
  });
  test('are each there once, 50 at most, and only a choice has options', () => {
    define([costs, { ...site, name: 'cost_centre' }]).thenInvalid('attributes');
    define(Array.from({ length: 51 }, (_, at) => made({ name: `a${at}` }))).thenInvalid('attributes');
    define([{ ...site, options: [] }]).thenInvalid('attributes.0.options');
    define([{ ...site, options: ['Pune', 'Pune'] }]).thenInvalid('attributes.0.options');
    define([{ ...costs, options: ['Pune'] }]).thenInvalid('attributes.0.options');
    define([{ ...costs, label: 'x'.repeat(1_000_000) }]).thenInvalid('attributes.0.label');
  });
});

describe('what is known of a person', () => {
  const registered = PersonRegistered({ address: null, name: 'Ada' });
  const custom = { cost_centre: 'R&D 7', floor: '3' };
  const said = CustomAttributesChanged({ custom });
  const needs = { needs: { organisation: { status: 'active', customAttributes: all } } } as const;
  const change = (
    values: Record<string, string>,
    past: Parameters<typeof given> = [],
    before: Record<string, string> = {},
  ) =>
    given(registered, ...past).when(
      ChangeCustomAttributes,
      { id: 'ada', organisationId: 'acme', values, before, changes: past.length },
      needs,
    );
  test('changes where it is said, and an empty text removes it', () => {
    change(custom).then(said);
    change({ floor: '', site: 'Pune' }, [said], custom).then(
      CustomAttributesChanged({ custom: { cost_centre: 'R&D 7', site: 'Pune' } }),
    );
    change({ floor: '3', remote: '' }, [said], custom).then();
  });
  test('is refused by the name of the attribute that it does not fit', () => {
    for (const [name, value] of [
      ...[
        ['floor', 'third'],
        ['floor', '007'],
        ['floor', '1e9'],
        ['remote', 'perhaps'],
        ['site', 'Paris'],
      ],
      ...[
        ['cost_centre', 'R&D\n7'],
        ['cost_centre', 'é'.repeat(600)],
        ['shoe_size', '42'],
        ['sub', 'eve'],
      ],
      ['constructor', 'x'],
    ] as const)
      expect(() => change({ [name]: value }).then()).toThrow(
        expect.objectContaining({ problems: [expect.objectContaining({ field: `attributes.${name}` })] }),
      );
    change({ cost_centre: 'x'.repeat(1_000_000) }).thenInvalid('values.cost_centre');
  });
  test('is yes or no in whatever way files and directories write it', () => {
    for (const yes of ['yes', 'Yes', 'TRUE', '1', 'true'])
      change({ remote: yes }).then(CustomAttributesChanged({ custom: { remote: 'true' } }));
    for (const no of ['no', 'NO', 'False', '0', 'false'])
      change({ remote: no }).then(CustomAttributesChanged({ custom: { remote: 'false' } }));
    change({ floor: '1' }).then(CustomAttributesChanged({ custom: { floor: '1' } }));
  });
  test('is 16 KB at most', () => {
    const many = Array.from({ length: 20 }, (_, at) => made({ name: `a${at}` }));
    const values = Object.fromEntries(many.map(({ name }) => [name, 'x'.repeat(1000)]));
    given(registered)
      .when(
        ChangeCustomAttributes,
        { id: 'ada', organisationId: 'acme', values, before: {}, changes: 0 },
        { needs: { organisation: { status: 'active', customAttributes: many } } },
      )
      .thenRefused('attributes.large');
    const before = { a0: 'x'.repeat(1000), a1: 'x'.repeat(1000) };
    const { a0: _, ...others } = values;
    const { left, values: fitting } = withRoom(many, before, { ...others, a0: '' });
    expect(left).toEqual(['a17', 'a18', 'a19']);
    expect(fitting).toEqual({ ...Object.fromEntries(Object.entries(others).slice(0, 16)), a0: '' });
    expect(withRoom(many, before, { a1: 'y' })).toEqual({ values: { a1: 'y' }, left: [] });
  });
  test('is not said over what somebody else said meanwhile, nor of one who is gone or joined', () => {
    const input = { id: 'ada', organisationId: 'acme', values: custom, before: {}, changes: 0 };
    given(registered, said).when(ChangeCustomAttributes, input, needs).thenRefused('request.conflict');
    given(registered, PersonDeleted({ groups: [] }))
      .when(ChangeCustomAttributes, input, needs)
      .thenRefused('user.unknown');
    given(registered, PersonJoined({ into: 'bob' }))
      .when(ChangeCustomAttributes, input, needs)
      .thenRefused('person.joined');
  });
  test('is what the organisation keeps today and still fits', () => {
    const kept = { ...custom, site: 'Rome', remote: 'true', gone: 'x' };
    expect(customKnown(all, kept)).toEqual({ ...custom, remote: 'true' });
    expect(customKnown([site], kept)).toEqual({});
    expect(customKnown([made({ name: 'constructor' })], {})).toEqual({});
  });
  test('is told as what it is', () =>
    expect(
      ['3', '-1.5', 'true', 'false'].map((each, at) => customClaim(at < 2 ? 'number' : 'boolean', each)),
    ).toEqual([...[3, -1.5, true, false]]));
});
