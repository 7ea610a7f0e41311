import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { models } from '../../projections/models.ts';

const guide = new URL('../../docs/api.md', import.meta.url);
const namedIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name);

test('the guide about the API names the read models of operators and those for staff alone', async () => {
  const text = await readFile(guide, 'utf8');
  const sentences = /their organization in\s([^.]+)\. The models for staff alone are\s([^.]+)\./.exec(text)!;
  const [, ofOperators, ofStaff] = sentences.map(namedIn);
  const isOperators = ({ options }: (typeof models)[number]) => options.roles?.includes('operator');
  const namesOf = (some: typeof models) => some.map(({ name }) => name).sort();
  expect(ofOperators).toEqual(namesOf(models.filter(isOperators)));
  expect(ofStaff).toEqual(namesOf(models.filter((model) => !isOperators(model))));
});

test('read models are named in lower case with underscores, and no two have the same name', () => {
  const names = models.map(({ name }) => name);
  expect(names.filter((name) => !/^[a-z]+(?:_[a-z]+)*$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
