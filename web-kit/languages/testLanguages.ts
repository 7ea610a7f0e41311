import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Catalogue } from '../language/language.ts';

const root = join(import.meta.dirname, '../..');
/** The names of folders that say something in the language of the page. */
const spokenIn = (app: string) =>
  globSync('**/{texts,words,*Words}.ts', { cwd: join(root, app) }).flatMap(
    (file) =>
      readFileSync(join(root, app, file), 'utf8').match(/(?<=spoken(?:Rows)?\((?:\w+, )?')[^']+/g) ?? [],
  );

/** The texts of words, by their path. Those that functions make are left out. */
function textsIn(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (!words || typeof words !== 'object') return [];
  return Object.entries(words).flatMap(([name, each]) => textsIn(each, `${path}.${name}`));
}

/** Tests the words of each language of an app. */
export function testLanguages(app: string, catalogues: Record<string, () => Promise<Catalogue>>) {
  const folders = [...new Set([...spokenIn(app), ...spokenIn('web-kit'), 'problems'])].sort();
  test.each(Object.keys(catalogues))(
    'the language %s has the words of every folder, and of no other',
    async (tag) => expect(Object.keys(await catalogues[tag]!()).sort()).toEqual(folders),
  );
  test.each(Object.keys(catalogues))(
    'the language %s has no empty text, and none in two lines',
    async (tag) => {
      const wrong = textsIn(await catalogues[tag]!()).filter(([, text]) => !text || /\n/.test(text));
      expect(wrong).toEqual([]);
    },
  );
}
