import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { given, unstorable } from '../testSpec.ts';
import { chosenBrand, PublishBrand } from './commands.ts';
import { BrandPublished } from './events.ts';

const id = { id: 'acme' };
const png = (bytes: number) => `data:image/png;base64,${btoa(`\x89PNG\r\n\x1a\n${'\0'.repeat(bytes - 8)}`)}`;
const colours = { primary: '#123456', accent: '#abcdef' };
const published = (version: number, changes: object = {}) =>
  BrandPublished({ version, logo: '', ...colours, productName: '', mailWords: [], ...changes });

describe('publishing a brand', () => {
  test('is one act, and counts what was published', () => {
    const logo = png(24);
    given()
      .when(PublishBrand, { ...id, ...colours })
      .then(published(1));
    given(published(1))
      .when(PublishBrand, { ...id, ...colours, logo, productName: 'Acme Key' })
      .then(published(2, { logo, productName: 'Acme Key' }));
  });
  test('of what is shown already changes nothing', () =>
    given(published(1))
      .when(PublishBrand, { ...id, ...colours, primary: '#123456' })
      .then());
  test('of an earlier one puts that back', () =>
    given(published(1), published(2, { primary: '#000000' }))
      .when(PublishBrand, { ...id, ...colours })
      .then(published(3)));
  test('takes colours of six digits alone, in capitals too', () => {
    given()
      .when(PublishBrand, { ...id, primary: '#ABCDEF', accent: '#abcdef' })
      .then(published(1, { primary: '#abcdef' }));
    const wrong = ['red', '#fff', '#12345g', '#1234567', 'url(x)', ...Object.values(unstorable)];
    for (const primary of wrong)
      given()
        .when(PublishBrand, { ...id, ...colours, primary } as never)
        .thenInvalid('primary');
  });
});

describe('the logo', () => {
  const refused = (logo: string) =>
    given()
      .when(PublishBrand, { ...id, ...colours, logo })
      .thenRefused('brand.logo');
  test('is an image by its first bytes, and no program', () => {
    refused('data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=');
    refused(`data:image/png;base64,${btoa('<svg onload=alert(1)>')}`);
    refused(png(24).replace('image/png', 'image/webp'));
    refused('https://acme.example/logo.png');
    refused('logo');
  });
  test('has at most 64 KB', () => {
    const most = png(limits.brandLogoBytes);
    given()
      .when(PublishBrand, { ...id, ...colours, logo: most })
      .then(published(1, { logo: most }));
    refused(png(limits.brandLogoBytes + 3));
  });
});

test('the name of the installed app is a name, and optional', () => {
  expect(chosenBrand.safeParse({ ...colours, productName: 'Acme Key' }).success).toBe(true);
  for (const none of [{}, { productName: '' }, { productName: '  ' }])
    expect(chosenBrand.parse({ ...colours, ...none }).productName).toBe('');
  for (const productName of ['https://evil.example', 'two\nlines', 'x'.repeat(81), 'x'.repeat(400_000)])
    expect(chosenBrand.safeParse({ ...colours, productName }).success).toBe(false);
});
