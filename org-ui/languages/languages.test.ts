import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mobileRows } from '../../domain/application/settings/rows/mobile.ts';
import { oidcRows } from '../../domain/application/settings/rows/oidc.ts';
import { radiusRows } from '../../domain/application/settings/rows/radius.ts';
import { samlRows } from '../../domain/application/settings/rows/saml.ts';
import { webRows } from '../../domain/application/settings/rows/web.ts';
import type { LanguageTag } from '../../domain/languages.ts';
import type { Rows, Setting } from '../../web-kit/domain/settings.ts';
import { speak } from '../../web-kit/language/language.ts';
import { testLanguages } from '../../web-kit/languages/testLanguages.ts';
import { spokenRows } from '../things/settings/rowWords.ts';
import { catalogues } from './languages.ts';

testLanguages('org-ui', catalogues);

test('labels and titles are taken from texts, so that each language has them', () => {
  const app = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter(
    (file) => !/(texts|words|Words)\.ts$|languages\/|\.test\./.test(file),
  );
  const literal =
    /\b(?:label|title|text|hint|placeholder|heading|lead|submit|aria-label)(?:: |=)(?:'|")[A-Z].*/g;
  const found = files.flatMap((file) => readFileSync(join(app, file), 'utf8').match(literal) ?? []);
  expect(found).toEqual([]);
});

const kinds = [
  [webRows, 'families/general/settings'],
  [mobileRows, 'families/general/settings'],
  [oidcRows, 'families/oidc/settings'],
  [samlRows, 'families/saml/settings'],
  [radiusRows, 'families/radius/words'],
] as const satisfies [Rows, string][];

test('settings are in English as their rows say them', () => {
  for (const [rows, folder] of kinds) expect(spokenRows<Rows>(rows, folder)).toEqual(rows);
});
test.each(Object.keys(catalogues))(
  'the language %s has words of its own for every setting, which keeps its rules and values',
  async (tag) => {
    await speak(catalogues, tag as LanguageTag);
    try {
      for (const [rows, folder] of kinds)
        for (const [name, row] of Object.entries<Setting>(spokenRows<Rows>(rows, folder))) {
          const english = (rows as Rows)[name]!;
          expect(Object.keys(row), name).toEqual(Object.keys(english));
          expect(row, name).toMatchObject({ input: english.input, label: expect.any(String) });
          expect([row.rule, row.fits, row.when], name).toEqual([english.rule, english.fits, english.when]);
          if (english.help) expect(row.help, name).not.toBe(english.help);
          const labels = 'of' in row ? Object.entries(row.of) : [];
          expect(labels, name).toEqual(labels.map(([value]) => [value, expect.any(String)]));
        }
    } finally {
      await speak(catalogues, 'en');
    }
  },
);
