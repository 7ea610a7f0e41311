import { expect, test } from 'vitest';
import { addressOf, suffixOf, suggest, vanityLabel } from './vanity.ts';

test('a business name suggests an address of its letters and digits with a suffix', () => {
  expect(suggest('Acme & Söns 12', 'x7k2')).toBe('acmesons12-x7k2');
  expect(suggest('Łódź Straße Ærø', 'x7k2')).toBe('lodzstrasseaero-x7k2');
  expect(suggest('!!!', 'x7k2')).toBe('');
});
test('the suffix is four letters or digits', () => {
  expect(suffixOf(new Uint8Array([0, 255, 26, 35]))).toMatch(/^[a-z0-9]{4}$/);
});
test('every suggestion for a name of one to twenty characters is usable', () => {
  for (const name of ['a', 'abcdefghij0123456789', 'ß'.repeat(20)])
    expect(vanityLabel(suggest(name, '00zz'))).not.toBeNull();
});
test('letters, digits and hyphens, six to thirty, none of ours', () => {
  expect(vanityLabel('Acme-12')).toBe('acme-12');
  for (const name of ['acme', 'acme_12', '-acme12', 'acme12-', 'a'.repeat(31), 'support', 'xn--acme12'])
    expect(vanityLabel(name)).toBeNull();
});
test('the preview stands under the address of the product', () => {
  expect(addressOf('acme12', { protocol: 'http:', host: 'localhost:8080' })).toBe(
    'http://acme12.localhost:8080',
  );
  expect(addressOf('acme12', { protocol: 'https:', host: 'test.key.example' })).toBe(
    'https://acme12.test.key.example',
  );
});
