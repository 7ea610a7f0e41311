import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../web-kit/language/language.ts';

const tags = Object.keys(languages);

test('the page of the installed app without a network is there in every language, each with its heading, its text and its link', () => {
  const page = readFileSync(join(import.meta.dirname, '../public/offline.html'), 'utf8');
  const parts = [...page.matchAll(/<main lang="(\w+)"[^>]*>(.*?)<\/main>/gs)];
  expect(parts.map(([, tag]) => tag)).toEqual(tags);
  const texts = parts.map(([, , part]) => part!.match(/(?<=>)[^<>]*\p{L}[^<>]*(?=<)/gu));
  expect(texts.map((each) => each?.length)).toEqual(tags.map(() => 3));
  expect(new Set(texts.flat()).size).toBe(3 * tags.length);
});
