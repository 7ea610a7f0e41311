import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aggregates, eventTypes, refOf } from './aggregates.ts';
import { changedBy, changesOf, same } from './changes.ts';
import { limitKinds, uniqueKinds } from './claims.ts';
import { features } from './features.ts';
import { type EventType, event, id, lives, ref, streamOf, text, upcast } from './kit.ts';
import { operator } from './operator/operator.ts';
import { type RefusalCode, refusalCodes, refusals, sentenceOf } from './refusals.ts';

describe('events', () => {
  test('stored data of any age becomes current through its upcasts, in order', () => {
    const Moved = event(
      'Moved',
      z.object({ city: z.string(), country: z.string() }),
      (old: { town: string }) => ({ city: old.town }),
      (old: { city: string }) => ({ ...old, country: 'UK' }),
    );
    expect(Moved.version).toBe(3);
    expect(upcast(Moved, { town: 'London' }, 1)).toEqual({ city: 'London', country: 'UK' });
    expect(upcast(Moved, { city: 'London' }, 2)).toEqual({ city: 'London', country: 'UK' });
    expect(upcast(Moved, { city: 'Pune', country: 'India' }, 3)).toEqual({ city: 'Pune', country: 'India' });
  });
  test('an event is made only of data that its schema takes', () => {
    const Moved = event('Moved', z.object({ city: z.string() }));
    expect(Moved({ city: 'Pune' })).toEqual({ type: 'Moved', data: { city: 'Pune' } });
    expect(() => Moved({ city: 7 } as never)).toThrow();
    expect(Moved({ city: 'Pune', tenant: 'x' } as never).data).not.toHaveProperty('tenant');
  });
  test.for(aggregates.map((each) => [each.name, each] as const))(
    'of %s each has exactly one evolve entry',
    ([, each]) => {
      const types = (Object.values(each.events) as EventType[]).map(({ type }) => type);
      expect(Object.keys(each.evolve).sort()).toEqual(types.sort());
    },
  );
  test('a name is that of one event in the whole system, and of what the code calls it', () => {
    const all = aggregates.flatMap(({ events }) => Object.entries(events) as [string, EventType][]);
    for (const [name, { type }] of all) expect(type).toBe(name);
    // Operators and users share the events about their devices.
    const names = [...new Set(all.map(([, event]) => event))].map(({ type }) => type);
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(eventTypes.has(name)).toBe(true);
  });
});

describe('aggregates', () => {
  test('start absent and not living', () => {
    for (const { initial } of aggregates) {
      expect(initial.status).toBe('absent');
      expect(lives(initial)).toBe(false);
    }
  });
  test('have a name that is a stream name’s start and no other’s', () => {
    const names = aggregates.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(name).toMatch(/^\w+$/);
  });
  test('are found by the name of their stream, whatever the id holds', () => {
    for (const id of ['1', 'a-b-c', '019a-~.x'])
      expect(refOf(streamOf(ref(operator, id)))).toEqual({ of: operator, id });
  });
  test('are not found behind any other stream', () => {
    for (const stream of ['reserved-email-x', 'operator', 'operator-', 'operators', 'operators-1', '-', ''])
      expect(refOf(stream)).toBeNull();
  });
});

describe('refusals', () => {
  test('have numbers of their own and a status that is an error', () => {
    const numbers = Object.values(refusals).map(({ code }) => code);
    expect(numbers).toEqual([...new Set(numbers)]);
    for (const code of refusalCodes) {
      expect(refusals[code].status).toBeGreaterThanOrEqual(400);
      expect(sentenceOf(code)).not.toBe('');
    }
  });
  test('of one module share their hundred', () => {
    for (const [code, { code: number }] of Object.entries(refusals))
      for (const [other, { code: another }] of Object.entries(refusals))
        expect(Math.floor(number / 100) === Math.floor(another / 100)).toBe(
          code.split('.')[0] === other.split('.')[0],
        );
  });
  test('exist for every aggregate and every claim', () => {
    const codes: RefusalCode[] = [
      ...aggregates.map(({ unknown }) => unknown),
      ...Object.values(uniqueKinds),
      ...Object.values(limitKinds),
    ];
    for (const code of codes) expect(refusals).toHaveProperty([code]);
  });
  test('of a claim are told apart by its kind, which holds no hyphen', () => {
    for (const kind of Object.keys({ ...uniqueKinds, ...limitKinds })) expect(kind).not.toContain('-');
  });
});

describe('texts and ids', () => {
  test('a text counts its characters, and only blanks are no text', () => {
    expect(text(3, 1).safeParse('abc').success).toBe(true);
    expect(text(3, 1).safeParse('abcd').success).toBe(false);
    expect(text(3, 1).safeParse('   ').success).toBe(false);
    expect(text(3).safeParse('').success).toBe(true);
  });
  test('a text can be stored everywhere: whole characters and no NUL', () => {
    for (const bad of ['\0', 'a\0', '\ud800', 'a\udfffb']) expect(text(9).safeParse(bad).success).toBe(false);
    for (const good of ['🔑', 'ü', '漢字', '\u2028', '<b>"\'\\'])
      expect(text(9).safeParse(good).success).toBe(true);
  });
  test('an id cannot leave its stream name or its path', () => {
    for (const bad of ['', 'a/b', 'a b', 'a\n', '%2e', 'ä', 'a:b', 'x'.repeat(65), '\0'])
      expect(id().safeParse(bad).success).toBe(false);
    expect(id().safeParse('019a4c1e-7d1f-7a00-8000-000000000000').success).toBe(true);
  });
  test('the feature keys are those of the documents [data.feature-keys]', () =>
    expect(features.toSorted()).toEqual(
      [
        ...['all', 'app.count', 'sso.app.count', 'radius.app.count', 'max.user.per.app.count'],
        ...['plugin.wordpress.enabled', 'sso.enabled', 'radius.enabled', 'ldap.enabled'],
        ...['max.device.count', 'max.team.size', 'authenticate.same.device'],
        ...['authenticate.different.device.appless.QR', 'authenticate.different.device.inapp'],
        ...['authenticate.different.device.inapp.push', 'max.websites.per.app', 'sso.openid.enabled'],
        ...['sso.saml.enabled', 'extend.expiration.in.days', 'support.level'],
      ].sort(),
    ));
});

describe('changes', () => {
  const settings = z.object({ name: text(9, 1), size: z.number().default(3), on: z.boolean().default(true) });
  test('name what they change; no default slips in', () =>
    expect(changesOf(settings).parse({ name: 'x' })).toEqual({ name: 'x' }));
  test('are checked like the whole', () =>
    expect(changesOf(settings).safeParse({ name: '', size: 'x' }).error?.issues).toHaveLength(3));
  test('change what is given, and not what is undefined', () =>
    expect(changedBy({ a: 1, b: 2 }, { a: undefined, b: 3 })).toEqual({ a: 1, b: 3 }));
  test('are none when nothing differs but the order of keys', () => {
    expect(same({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: '1' })).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same({}, [])).toBe(false);
    expect(same(null, {})).toBe(false);
  });
});
