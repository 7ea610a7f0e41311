import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** The files of words in some languages. */
const filesOf = (...languages: string[]) =>
  globSync(
    languages.flatMap((each) => [`**/${each}.ts`, `**/${each}/**/*.ts`]),
    { cwd: root, exclude: ['**/node_modules', '**/dist'] },
  );

/** The texts between quotation marks in a file of words, as they are written; a value within one is left as `…`. */
function textsIn(code: string): string[] {
  const found: string[] = [];
  /** What is open: code, or a text that ends with its quotation mark. */
  const open: { ends: string; text: string }[] = [{ ends: '', text: '' }];
  const uncommented = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  for (const part of uncommented.match(/\\.|\$\{|[\s\S]/gu) ?? []) {
    const now = open.at(-1)!;
    const isCode = !/['`]/.test(now.ends);
    if (part === now.ends) {
      open.pop();
      if (isCode) open.at(-1)!.text += open.at(-1)!.ends === '`' ? '…' : '';
      else found.push(now.text);
    } else if (isCode && /^['`]$/.test(part)) open.push({ ends: part, text: '' });
    else if (isCode ? part === '{' : now.ends === '`' && part === '${') open.push({ ends: '}', text: '' });
    else now.text += part;
  }
  return found;
}
const found = (files: readonly string[], wrong: (text: string) => boolean) =>
  files.flatMap((file) =>
    textsIn(readFileSync(join(root, file), 'utf8'))
      .filter(wrong)
      .map((text) => `${file}: ${text}`),
  );

test('texts are found with the texts within them', () =>
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code that is read
  expect(textsIn("const a = { b: 'one', c: (n) => `so ${n > 1 ? `many: ${n}` : 'few'} of them` };")).toEqual([
    ...['one', 'many: …', 'few', 'so … of them'],
  ]));

test('French has no line break before its colons, semicolons, question and exclamation marks, nor within its quotation marks', () => {
  const files = filesOf('french');
  expect(files.length).toBeGreaterThan(50);
  expect(found(files, (text) => /[\p{L}\d…)»] [:;?!»]|« /u.test(text))).toEqual([]);
});

test('no screen writes the colon between a label and its value by itself, which differs in French', () => {
  const byItself = /(?:^\s*|>)\{[^ {}][^{}]*\}: \{|join\(': '\)/m;
  expect(byItself.test('<p>{label}: {value}</p>')).toBe(true);
  const screens = globSync('{org-ui,admin-ui,public-ui,web-kit}/**/*.tsx', { cwd: root });
  expect(screens.length).toBeGreaterThan(300);
  expect(screens.filter((file) => byItself.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('no sentence besides the English ones names a feature of plans by its key', () => {
  const isKey = (text: string) => /^[\w.]+$/.test(text);
  const named = (text: string) => /\b(?:max|app)\.[a-z]+/.test(text) && !isKey(text);
  expect(found(filesOf('german', 'spanish', 'french', 'hindi'), named)).toEqual([]);
});
