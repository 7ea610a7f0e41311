import { expect, test } from 'vitest';
import { z } from 'zod';
import { personal, secret } from '../../domain/marks.ts';
import { readModel } from '../kit.ts';
import { people, Renamed, trail } from '../testSample.ts';
import { columnsOf, hashOf, indexesOf, personalColumns } from './columns.ts';

const kinds = (row: z.ZodObject) =>
  Object.fromEntries(
    columnsOf(readModel('m', row)).map(({ name, kind, nullable }) => [name, [kind, nullable]]),
  );

test('texts are text, times timestamptz, UUIDs uuid, integers int8, booleans boolean, all else json', () =>
  expect(
    kinds(
      z.object({
        id: z.string(),
        when: z.iso.datetime(),
        day: z.iso.date(),
        event: z.uuid(),
        level: z.enum(['a', 'b']),
        either: z.union([z.literal('a'), z.literal('b')]),
        count: z.int(),
        old: z.number().int(),
        on: z.boolean(),
        ratio: z.number(),
        list: z.array(z.string()),
        mixed: z.union([z.string(), z.int()]),
        any: z.unknown(),
      }),
    ),
  ).toEqual({
    id: ['text', false],
    when: ['time', false],
    day: ['text', false],
    event: ['uuid', false],
    level: ['text', false],
    either: ['text', false],
    count: ['int', false],
    old: ['int', false],
    on: ['bool', false],
    ratio: ['json', false],
    list: ['json', false],
    mixed: ['json', false],
    any: ['json', true],
  }));

test('a nullable column keeps its type', () =>
  expect(
    kinds(
      z.object({
        id: z.string(),
        name: z.string().nullable(),
        seen: z.iso.datetime().nullable(),
        count: z.int().nullable(),
        on: z.boolean().nullable(),
        mail: personal(z.email()),
        place: personal(z.string().nullable()),
        key: secret(z.string()),
      }),
    ),
  ).toEqual({
    id: ['text', false],
    name: ['text', true],
    seen: ['time', true],
    count: ['int', true],
    on: ['bool', true],
    mail: ['text', true],
    place: ['text', true],
    key: ['text', true],
  }));

test('an optional column is refused', () =>
  expect(() => kinds(z.object({ id: z.string(), name: z.string().optional() }))).toThrow(
    'column name: is optional; make it nullable',
  ));

test('a mark below the top of a column is refused, since nothing would erase it', () => {
  expect(() => kinds(z.object({ id: z.string(), name: personal(z.string()).nullable() }))).toThrow(
    'outermost',
  );
  expect(() =>
    kinds(z.object({ id: z.string(), all: z.array(z.object({ a: personal(z.string()) })) })),
  ).toThrow('outermost');
});

test('a model that sorts by json, searches numbers or names a column that is not there is refused', () => {
  const row = z.object({ id: z.string(), tags: z.array(z.string()), count: z.int() });
  expect(() => columnsOf(readModel('m', row, { sort: ['tags'] }))).toThrow('json cannot be indexed');
  expect(() => columnsOf(readModel('m', row, { search: ['count'] }))).toThrow('only text');
  expect(() => columnsOf(readModel('m', row, { owner: 'nobody' as never }))).toThrow('no column nobody');
  const hidden = z.object({ id: z.string(), key: secret(z.string()) });
  expect(() => columnsOf(readModel('m', hidden, { search: ['key'] }))).toThrow('shown to nobody');
});

test('lists of an owner, sort columns, swept columns and erased subjects have an index', () => {
  expect(indexesOf(people)).toEqual([['club', 'renames', 'id'], ['renames', 'id'], ['since']]);
  expect(indexesOf(trail)).toEqual([['position', 'id'], ['actor']]);
  const looked = readModel('looked', trail.row, { sort: ['position'], lookups: ['actor'] } as never);
  expect(indexesOf(looked)).toContainEqual(['actor', 'position', 'id']);
  const few = readModel('few', people.row, { sort: ['renames'], few: ['club'] } as never);
  expect(indexesOf(few)).toContainEqual(['club']);
  const flagged = { owner: 'club', sort: ['since'], flags: ['renames'] } as never;
  expect(indexesOf(readModel('flagged', people.row, flagged))).toContainEqual([
    ...['club', 'renames', 'since', 'id'],
  ]);
  const timed = readModel('timed', people.row, { owner: 'club', sort: ['since'] } as never);
  expect(indexesOf(timed)).toEqual([['club', 'since', 'id'], ['since']]);
  const within = readModel('within', people.row, {
    owner: 'club',
    sort: ['renames'],
    times: ['since'],
  } as never);
  expect(indexesOf(within)).toContainEqual(['club', 'since', 'id']);
  const paired = readModel('paired', people.row, { pairs: [['club', 'closed']] } as never);
  expect(indexesOf(paired)).toContainEqual(['club', 'closed']);
});

test('personal columns are known by the column that names their subject', () => {
  expect(personalColumns(people)).toEqual(new Map([['id', ['name']]]));
  expect(personalColumns(trail)).toEqual(new Map([['actor', ['ip']]]));
});

test('the hash changes with a column, a mark, an index, a new event and the version', () => {
  const row = z.object({ id: z.string(), name: z.string() });
  const base = () => readModel('m', row);
  const hashes = [
    base(),
    readModel('m', z.object({ id: z.string(), name: z.string().nullable() })),
    readModel('m', z.object({ id: z.string(), name: personal(z.string()) })),
    readModel('m', row, { sort: ['name'] }),
    readModel('m', row, { search: ['name'] }),
    readModel('m', row, { search: ['name'], known: { name: ['Ada'] } }),
    readModel('m', row, { few: ['name'] }),
    readModel('m', row, { version: 2 }),
    base().ends(Renamed),
  ].map(hashOf);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOf(base())).toBe(hashes[0]);
});
