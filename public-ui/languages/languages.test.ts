import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogues } from './languages.ts';

const root = join(import.meta.dirname, '../..');
/** The names of folders that say something in the language of the page. */
const spokenIn = (app: string) =>
  globSync('**/{texts,words}.ts', { cwd: join(root, app) }).flatMap(
    (file) => readFileSync(join(root, app, file), 'utf8').match(/(?<=spoken\(')[^']+/g) ?? [],
  );
const folders = [...spokenIn('public-ui'), ...spokenIn('web-kit'), 'problems'].sort();

test.each(Object.keys(catalogues) as (keyof typeof catalogues)[])(
  'the language %s has the words of every folder, and of no other',
  async (tag) => expect(Object.keys(await catalogues[tag]()).sort()).toEqual(folders),
);

/** The texts of words, by their path. A function is called with words for its values. */
function textsIn(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (!words || typeof words !== 'object') return [];
  return Object.entries(words).flatMap(([name, each]) => textsIn(each, `${path}.${name}`));
}

test.each(Object.keys(catalogues) as (keyof typeof catalogues)[])(
  'the language %s has no empty text, and none in two lines',
  async (tag) => {
    const wrong = textsIn(await catalogues[tag]()).filter(([, text]) => !text || /\n/.test(text));
    expect(wrong).toEqual([]);
  },
);
