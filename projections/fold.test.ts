import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SubjectErased } from '../domain/erasure/events.ts';
import { foldBatch, keysOf, keysRead } from './fold.ts';
import { type Recorded, type Row, readModel, same } from './kit.ts';
import { memoryTable } from './memory.ts';
import {
  ClubClosed,
  ClubDissolved,
  ClubFounded,
  clubs,
  Joined,
  Left,
  Moved,
  people,
  Renamed,
  tallies,
  trail,
} from './testSample.ts';
import { after } from './testSpec.ts';

const ada = Joined({ name: 'Ada', language: 'en', tags: ['x'] });
const inClub = { applicationId: 'c1' };
let position = 0;
const recorded = (id: string, type: string, data: unknown, more: Partial<Recorded> = {}): Recorded => ({
  ...{ id, type, data, at: '2026-01-01T00:00:00.000Z', kind: 'person', eventId: `e${++position}`, position },
  ...{ revision: 0, actor: { role: 'user', id }, correlationId: 'c', ...more },
});

describe('a row', () => {
  test('starts, changes and ends', () => {
    after(people, ['p1', ada, inClub]).shows({ id: 'p1', name: 'Ada', club: 'c1', renames: 0 });
    after(people, ['p1', ada], ['p1', Renamed({ name: 'Ida', nick: null })]).shows({
      name: 'Ida',
      renames: 1,
    });
    after(people, ['p1', ada], ['p1', Left({})]).shows();
  });
  test('that is not there is not changed', () => after(people, ['p1', Moved({ to: 'c2' })]).shows());
  test('of an ancestor counts what happens under it', () =>
    after(
      clubs,
      ['c1', ClubFounded({ title: 'Chess' })],
      ['p1', ada, inClub],
      ['p1', Left({}), inClub],
    ).shows({
      id: 'c1',
      joined: 1,
      left: 1,
    }));
  test('can be started anew from the one there is, under another key', () =>
    after(tallies, ['p1', ada], ['p2', ada], ['p1', Moved({ to: 'c9' })]).shows(
      { id: 'all', events: 2 },
      { id: 'c9', events: 1 },
    ));
  test('is not read before an event that makes it from nothing, and is before any other', () => {
    const events = [recorded('p1', 'Joined', {}), recorded('p2', 'Left', {})];
    expect([...keysOf(people, events)]).toEqual(['p1', 'p2']);
    expect([...keysRead(people, events)]).toEqual(['p2']);
    expect([...keysRead(tallies, events)]).toContain('all');
  });
  test('can come from every event there is', () =>
    after(trail, ['p1', ada], ['c1', ClubClosed({ why: 'x' })]).shows(
      { type: 'Joined' },
      { type: 'ClubClosed' },
    ));
});

describe('a sweep', () => {
  const two = [
    ['p1', ada, inClub],
    ['p2', ada, { applicationId: 'c2' }],
  ] as const;
  test('patches every row whose column holds the value', () =>
    after(people, ...two.map((each) => [...each] as [string, typeof ada, object]), [
      'c1',
      ClubClosed({ why: 'no room' }),
    ]).shows({ id: 'p1', closed: true, tags: ['no room'] }, { id: 'p2', closed: false }));
  test('takes rows away', () =>
    after(people, ['p1', ada, inClub], ['p2', ada, { applicationId: 'c2' }], ['c1', ClubDissolved({})]).shows(
      {
        id: 'p2',
      },
    ));
  test('leaves a row alone that moved away before, or came after', () =>
    after(
      people,
      ['p1', ada, inClub],
      ['p1', Moved({ to: 'c2' })],
      ['c1', ClubDissolved({})],
      ['p3', ada, inClub],
    ).shows({ id: 'p1' }, { id: 'p3' }));
  test('is handed back for the rows that are not loaded', () => {
    const { swept } = foldBatch(people, memoryTable(), [recorded('c1', 'ClubDissolved', {})]);
    expect(swept).toEqual([{ column: 'club', value: 'c1', patch: null }]);
  });
  test('can take over what another column holds, which must fit', () => {
    const shape = {
      id: z.string(),
      club: z.string().nullable(),
      nick: z.string().nullable(),
      name: z.string(),
    };
    const taking = (from: string) =>
      readModel('taking', z.object(shape))
        .starts(Joined, ({ id, applicationId }) => ({ id, club: applicationId!, nick: null, name: id }))
        .sweeps(ClubDissolved, 'club', () => ({ nick: same(from), name: 'gone' }));
    const story = [
      ['p1', ada, inClub],
      ['c1', ClubDissolved({})],
    ] as [string, typeof ada, object][];
    after(taking('name'), ...story).shows({ nick: 'p1', name: 'gone' });
    expect(() => after(taking('tags'), ...story)).toThrow('cannot hold what tags holds');
  });
  test('for no value finds nothing, as in SQL', () => {
    const odd = readModel('odd', z.object({ id: z.string(), club: z.string().nullable() }))
      .starts(Joined, ({ id }) => ({ id, club: null }))
      .sweeps(
        ClubDissolved,
        'club',
        () => null,
        () => null,
      );
    after(odd, ['p1', ada], ['c1', ClubDissolved({})]).shows({ id: 'p1' });
  });
});

describe('an erasure', () => {
  test('empties the personal columns of its subject, in every model, by the marks alone', () => {
    after(people, ['p1', ada], ['p2', ada], ['e', SubjectErased({ subject: 'p1' })]).shows(
      { id: 'p1', name: null, language: 'en' },
      { id: 'p2', name: 'Ada' },
    );
    const from = { source: { ip: '10.0.0.1' }, actor: { role: 'user', id: 'p1' } } as const;
    after(trail, ['p1', ada, from], ['e', SubjectErased({ subject: 'p1' })]).shows(
      { actor: 'p1', ip: null },
      { type: 'SubjectErased' },
    );
  });
  test('keeps what a model opens nothing of out of its sight in specs too', () => {
    const nosy = readModel('nosy', z.object({ id: z.string(), name: z.string().nullable() })).starts(
      Joined,
      ({ id, data }) => ({ id, name: data.name }),
    );
    after(nosy, ['p1', ada]).shows({ id: 'p1', name: null });
  });
});

describe('a poison event', () => {
  const poison = recorded('p1', 'Poisoned', {});
  const start = () => memoryTable([{ id: 'p1' } as Row, { id: 'p2' } as Row]);
  const full = (id: string) => recorded(id, 'Joined', { name: 'Ada', language: 'en', tags: [] });

  test('parks its row: later events of that row wait, others go on', () => {
    const table = memoryTable();
    const events = [
      full('p1'),
      full('p2'),
      poison,
      recorded('p1', 'Moved', { to: 'c2' }),
      recorded('p2', 'Left', {}),
    ];
    const { parked } = foldBatch(people, table, events);
    expect(parked).toEqual([{ row: 'p1', position: poison.position, error: 'poison' }]);
    expect([...table.rows.values()]).toMatchObject([{ id: 'p1', club: null }]);
  });
  test('leaves rows alone that were parked before', () => {
    const table = start();
    expect(foldBatch(people, table, [recorded('p1', 'Left', {})], new Set(['p1'])).touched.size).toBe(0);
    expect(table.get('p1')).toBeDefined();
  });
  test('whose key cannot be told parks the row named after its stream', () => {
    const broken = Object.defineProperty(recorded('p7', 'Moved', {}), 'data', {
      get: () => {
        throw new Error('no upcast');
      },
    });
    expect(foldBatch(tallies, memoryTable(), [broken]).parked).toMatchObject([
      { row: 'p7', error: 'no upcast' },
    ]);
    expect([...keysOf(tallies, [broken])]).toEqual(['p7']);
  });
  test.each([
    ['a missing value', { language: null }],
    ['a NUL', { language: 'e\0n' }],
    ['half a surrogate pair', { language: '\ud800' }],
    ['a NUL inside json', { tags: ['a\0'] }],
    ['a number for a text', { language: 5 }],
  ])('that gives a row %s parks it', (_, wrong) => {
    const event = recorded('p1', 'Joined', { name: 'Ada', language: 'en', tags: [], ...wrong });
    expect(foldBatch(people, memoryTable(), [event]).parked).toMatchObject([{ row: 'p1' }]);
  });
});

test('a fold sees a row as it would be after a reload: undefined is null, json is a copy', () => {
  const tags = ['a'];
  const loose = readModel(
    'loose',
    z.object({ id: z.string(), nick: z.string().nullable(), tags: z.unknown() }),
  ).starts(Left, ({ id }) => ({ id, nick: undefined, tags, extra: 1 }) as never);
  const table = memoryTable();
  foldBatch(loose, table, [recorded('p1', 'Left', {})]);
  tags.push('b');
  expect(table.get('p1')).toEqual({ id: 'p1', nick: null, tags: ['a'] });
});

test('text that only looks like an escaped NUL can be stored', () => {
  const event = recorded('p1', 'Joined', { name: 'Ada', language: 'en', tags: ['\\u0000', '😀'] });
  expect(foldBatch(people, memoryTable(), [event]).parked).toEqual([]);
});
