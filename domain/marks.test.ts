import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cutMarked, markOf, orErased, personal, restored, secret } from './marks.ts';

const person = z.object({
  name: personal(z.string()),
  city: z.string(),
  address: z.object({ street: personal(z.string()), country: z.string() }).optional(),
  phones: z.array(z.object({ number: personal(z.string()), kind: z.string() })),
  nicknames: z.array(personal(z.string())),
  keys: z.record(z.string(), secret(z.string())),
  photo: personal(z.object({ width: z.number(), pixels: z.string() })).nullable(),
});
const ada = {
  name: 'Ada',
  city: 'London',
  address: { street: 'St James’s Square', country: 'UK' },
  phones: [{ number: '1', kind: 'home' }],
  nicknames: ['A.', 'AAL'],
  keys: { one: 's3cret' },
  photo: { width: 1, pixels: 'x' },
};

describe('cutting', () => {
  test('takes every marked value out and leaves null in its place', () => {
    const { open, cuts } = cutMarked(person, ada);
    expect(open).toEqual({
      name: null,
      city: 'London',
      address: { street: null, country: 'UK' },
      phones: [{ number: null, kind: 'home' }],
      nicknames: [null, null],
      keys: { one: null },
      photo: null,
    });
    expect(cuts.map(({ path, mark, value }) => [path.join('.'), mark.kind, value])).toEqual([
      ['name', 'personal', 'Ada'],
      ['address.street', 'personal', 'St James’s Square'],
      ['phones.0.number', 'personal', '1'],
      ['nicknames.0', 'personal', 'A.'],
      ['nicknames.1', 'personal', 'AAL'],
      ['keys.one', 'secret', 's3cret'],
      ['photo', 'personal', { width: 1, pixels: 'x' }],
    ]);
  });
  test('leaves what it is given as it was', () => {
    const before = structuredClone(ada);
    cutMarked(person, ada);
    expect(ada).toEqual(before);
  });
  test('has nothing to take where there is nothing', () => {
    const { address: _, ...rest } = ada;
    const { open, cuts } = cutMarked(person, { ...rest, phones: [], nicknames: [], keys: {}, photo: null });
    expect(cuts.map(({ path }) => path[0])).toEqual(['name']);
    expect(open).not.toHaveProperty('address');
  });
  test('takes the values of the union member that fits', () => {
    const contact = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('mail'), address: personal(z.string()) }),
      z.object({ kind: z.literal('none'), address: z.string() }),
    ]);
    expect(cutMarked(contact, { kind: 'mail', address: 'a@b.io' }).open).toEqual({
      kind: 'mail',
      address: null,
    });
    expect(cutMarked(contact, { kind: 'none', address: '-' }).cuts).toEqual([]);
  });
  test.for<[string, z.ZodType, unknown]>([
    ['a tuple', z.tuple([personal(z.string())]), ['Ada']],
    [
      'an intersection',
      z.intersection(z.object({ name: personal(z.string()) }), z.object({})),
      { name: 'Ada' },
    ],
    ['a pipe', z.object({ name: personal(z.string()) }).pipe(z.any()), { name: 'Ada' }],
    ['a lazy schema', z.lazy(() => z.object({ name: personal(z.string()) })), { name: 'Ada' }],
  ])('refuses to look into %s rather than let a marked value through', ([, schema, value]) =>
    expect(() => cutMarked(schema, value)).toThrow(/cannot look into/),
  );
});

describe('marks', () => {
  test('say what a field is, and whose', () => {
    expect(markOf(personal(z.string(), { of: 'userId' }))).toEqual({ kind: 'personal', of: 'userId' });
    expect(markOf(secret(z.string()))).toEqual({ kind: 'secret' });
  });
  test('stay on one schema and do not spread to the one it was made from', () => {
    const name = z.string();
    personal(name);
    expect(markOf(name)).toBeUndefined();
  });
  test('are found behind optional, nullable and default', () => {
    const loose = z.object({
      a: personal(z.string()).optional(),
      b: personal(z.string()).nullable(),
      c: personal(z.string()).default('c'),
      d: personal(z.string().optional()),
      e: personal(z.string()).readonly(),
    });
    const { open, cuts } = cutMarked(loose, { a: '1', b: '2', c: '3', d: '4', e: '5' });
    expect(open).toEqual({ a: null, b: null, c: null, d: null, e: null });
    expect(cuts).toHaveLength(5);
  });
});

describe('restoring', () => {
  test('puts everything back to where it was', () => {
    const { open, cuts } = cutMarked(person, ada);
    const before = structuredClone(open);
    expect(restored(open, cuts)).toEqual(ada);
    expect(open).toEqual(before);
  });
  test('an erased field stays null', () => {
    const { open, cuts } = cutMarked(person, ada);
    const some = restored(
      open,
      cuts.filter(({ mark }) => mark.kind === 'secret'),
    );
    expect(some).toMatchObject({ name: null, nicknames: [null, null], keys: { one: 's3cret' } });
  });
  test('is the inverse of cutting, whatever the data, also after a trip through JSON', () => {
    const text = fc.string({ unit: 'binary' });
    const anybody = fc.record(
      {
        name: text,
        city: text,
        address: fc.record({ street: text, country: text }),
        phones: fc.array(fc.record({ number: text, kind: text })),
        nicknames: fc.array(text),
        keys: fc.dictionary(
          text.filter((key) => key !== '__proto__'),
          text,
        ),
        photo: fc.option(fc.record({ width: fc.integer(), pixels: text })),
      },
      { requiredKeys: ['name', 'city', 'phones', 'nicknames', 'keys', 'photo'] },
    );
    fc.assert(
      fc.property(anybody, (data) => {
        const parsed = person.parse(data);
        const { open, cuts } = cutMarked(person, parsed);
        const [again, values] = JSON.parse(JSON.stringify([open, cuts])) as [unknown, typeof cuts];
        expect(restored(again, values)).toEqual(JSON.parse(JSON.stringify(parsed)));
      }),
    );
  });
});

test('after an erasure a marked value may be null, and nothing else may be', () => {
  const erased = orErased(person);
  expect(erased.parse(ada)).toEqual(ada);
  const { open } = cutMarked(person, ada);
  expect(erased.parse(open)).toEqual(open);
  const wrongs: object[] = [
    { city: null },
    { name: 7 },
    { phones: [{ number: null, kind: null }] },
    { keys: { one: 1 } },
    { photo: { width: '1', pixels: 'x' } },
    { nicknames: 'A.' },
  ];
  for (const wrong of wrongs) expect(erased.safeParse({ ...ada, ...wrong }).success).toBe(false);
});
