import { describe, expect, test } from 'vitest';
import { DefineOwnAttributes } from '../organisation/commands.ts';
import { OrganisationRegistered, OwnAttributesDefined } from '../organisation/events.ts';
import { OwnAttributesChanged, PersonDeleted, PersonJoined, PersonRegistered } from '../person/events.ts';
import { ChangeOwnAttributes } from '../person/own.ts';
import { given } from '../testSpec.ts';
import { type OwnAttribute, ownClaim, ownKnown } from './ownAttributes.ts';

const acme = OrganisationRegistered({
  ...{ name: 'Acme', country: 'India', url: 'https://acme.example', size: '10-50', industry: 'Retail' },
  ...{ city: 'Pune', linkedinUrl: '', planId: 'free_trial' },
});
const made = (more: Partial<OwnAttribute> = {}) => ({
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
    given(acme, ...past).when(DefineOwnAttributes, { id: 'acme', attributes: attributes as never });
  test('are said all at once, and again without effect', () => {
    define([{ ...costs, label: ' Cost\ncentre ' }, site]).then(
      OwnAttributesDefined({ attributes: [costs, site] }),
    );
    define(all, OwnAttributesDefined({ attributes: all })).then();
    define([], OwnAttributesDefined({ attributes: all })).then(OwnAttributesDefined({ attributes: [] }));
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
  const own = { cost_centre: 'R&D 7', floor: '3' };
  const said = OwnAttributesChanged({ own });
  const needs = { needs: { organisation: { status: 'active', ownAttributes: all } } } as const;
  const change = (
    values: Record<string, string>,
    past: Parameters<typeof given> = [],
    before: Record<string, string> = {},
  ) =>
    given(registered, ...past).when(
      ChangeOwnAttributes,
      { id: 'ada', organisationId: 'acme', values, before, changes: past.length },
      needs,
    );
  test('changes where it is said, and an empty text removes it', () => {
    change(own).then(said);
    change({ floor: '', site: 'Pune' }, [said], own).then(
      OwnAttributesChanged({ own: { cost_centre: 'R&D 7', site: 'Pune' } }),
    );
    change({ floor: '3', remote: '' }, [said], own).then();
  });
  test('is refused by the name of the attribute that it does not fit', () => {
    for (const [name, value] of [
      ...[
        ['floor', 'third'],
        ['floor', '007'],
        ['floor', '1e9'],
        ['remote', 'yes'],
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
  test('is 16 KB at most', () => {
    const many = Array.from({ length: 20 }, (_, at) => made({ name: `a${at}` }));
    const values = Object.fromEntries(many.map(({ name }) => [name, 'x'.repeat(1000)]));
    given(registered)
      .when(
        ChangeOwnAttributes,
        { id: 'ada', organisationId: 'acme', values, before: {}, changes: 0 },
        { needs: { organisation: { status: 'active', ownAttributes: many } } },
      )
      .thenRefused('attributes.large');
  });
  test('is not said over what somebody else said meanwhile, nor of one who is gone or joined', () => {
    const input = { id: 'ada', organisationId: 'acme', values: own, before: {}, changes: 0 };
    given(registered, said).when(ChangeOwnAttributes, input, needs).thenRefused('request.conflict');
    given(registered, PersonDeleted({ groups: [] }))
      .when(ChangeOwnAttributes, input, needs)
      .thenRefused('user.unknown');
    given(registered, PersonJoined({ into: 'bob' }))
      .when(ChangeOwnAttributes, input, needs)
      .thenRefused('person.joined');
  });
  test('is what the organisation keeps today and still fits', () => {
    const kept = { ...own, site: 'Rome', remote: 'true', gone: 'x' };
    expect(ownKnown(all, kept)).toEqual({ ...own, remote: 'true' });
    expect(ownKnown([site], kept)).toEqual({});
    expect(ownKnown([made({ name: 'constructor' })], {})).toEqual({});
  });
  test('is told as what it is', () =>
    expect(
      ['3', '-1.5', 'true', 'false'].map((each, at) => ownClaim(at < 2 ? 'number' : 'boolean', each)),
    ).toEqual([...[3, -1.5, true, false]]));
});
