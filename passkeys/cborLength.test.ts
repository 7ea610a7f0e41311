import { expect, test } from 'vitest';
import { type Cbor, cbor } from '../test/clients/softKey.ts';
import { cborLength } from './cborLength.ts';

const items: Cbor[] = [
  0,
  23,
  24,
  500,
  -7,
  '',
  'text',
  Buffer.alloc(300),
  new Map([['a', new Map([[1, 2]])]]),
];
test.for(items.map((item) => cbor(item)))('an item ends where the next one begins', (bytes) => {
  expect(cborLength(bytes)).toBe(bytes.length);
  expect(cborLength(Buffer.concat([bytes, bytes]))).toBe(bytes.length);
  if (bytes.length > 1) expect(() => cborLength(bytes.subarray(0, -1))).toThrow(RangeError);
});
test.for(['', '5f', 'ff', '1c', '9f00ff', '5bffffffffffffffff00', '9b7fffffffffffffff', '81'.repeat(100)])(
  'what is no item of definite length is refused: %s',
  (hex) => {
    expect(() => cborLength(Buffer.from(hex, 'hex'))).toThrow(RangeError);
  },
);
