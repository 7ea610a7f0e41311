import { expect, test } from 'vitest';
import { certificateEnd } from './certificateEnd.ts';
import { certificates } from './testCertificates.ts';

test.each(Object.entries(certificates))('a certificate that ends at %s says so', (end, pem) =>
  expect(certificateEnd(pem)).toBe(end),
);
test('several certificates end with the one that lasts longest', () => {
  const all = Object.entries(certificates);
  const [last] = all
    .map(([end]) => end)
    .sort()
    .slice(-1);
  for (const order of [all, all.toReversed()])
    expect(certificateEnd(order.map(([, pem]) => pem).join(''))).toBe(last);
});
test('a text that is no certificate has no end, and neither has one that is cut off', () => {
  const [[, pem]] = Object.entries(certificates) as [[string, string]];
  const body = pem.replace(/-----[A-Z ]+-----|\s/g, '');
  const cut = (at: number) =>
    `-----BEGIN CERTIFICATE-----\n${body.slice(0, at)}\n-----END CERTIFICATE-----\n`;
  for (const text of ['', 'a text', cut(0), cut(40), cut(88), `${cut(4)}!`, cut(3)])
    expect(certificateEnd(text)).toBeNull();
});
