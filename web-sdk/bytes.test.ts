import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from './bytes.ts';

test('bytes become the base64url text that Node makes of them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
      expect(toBase64url(bytes.slice().buffer)).toBe(Buffer.from(bytes).toString('base64url'));
    }),
  );
});
test('any bytes come back as they were', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
      expect(new Uint8Array(fromBase64url(toBase64url(bytes.slice().buffer)))).toEqual(new Uint8Array(bytes));
    }),
  );
});
test('a text with padding is read as well', () => {
  expect(Buffer.from(fromBase64url('-_8=')).toString('hex')).toBe('fbff');
});
test('a text that is no base64url is refused', () => {
  expect(() => fromBase64url('not base64!')).toThrow();
});
