import { expect, test } from 'vitest';
import { fieldName, fieldWords } from '../../admin-ui/base/fieldWords.ts';
import { kindName, modelName } from '../../admin-ui/base/logWords.ts';
import { reactionName, reactionWords } from '../../admin-ui/base/reactionWords.ts';
import { reactions } from '../../command-api/reactions/all.ts';
import { aggregates } from '../../domain/aggregates.ts';
import { columnsOf } from '../../projections/columns/columns.ts';
import { models } from '../../projections/models.ts';

// The compiler demands in each other language what there is in English.

test('the staff read in words what each reaction does', () => {
  const names = reactions(
    async () => {},
    async () => {},
    () => Promise.reject(new Error('no metadata are read')),
    new AbortController().signal,
  ).map(({ name }) => name);
  expect(Object.keys(reactionWords).toSorted()).toEqual([...names].toSorted());
  expect(names.filter((name) => reactionName(name) === name)).toEqual([]);
});

test('the staff read in words which row or state of a stream they see, and its fields', () => {
  const spelled = (name: string) => name.replaceAll('_', '').toLowerCase();
  const fields = aggregates.flatMap(({ name, initial }) => {
    const model = models.find((each) => spelled(each.name) === spelled(`${name}s`));
    return model ? columnsOf(model).map((column) => column.name) : Object.keys(initial);
  });
  expect(Object.keys(fieldWords).toSorted()).toEqual([...new Set(fields)].toSorted());
  expect(fields.filter((field) => fieldName(field) === field)).toEqual([]);
  expect(models.filter(({ name }) => modelName(name) === name)).toEqual([]);
  expect([modelName('radius_clients'), modelName('brand')]).toEqual([
    kindName('radiusClient'),
    kindName('brand'),
  ]);
});

test('names of a later release are shown as they are', () =>
  expect([fieldName('later'), reactionName('later'), modelName('laters')]).toEqual([
    'later',
    'later',
    'laters',
  ]));
