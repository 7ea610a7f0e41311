import { expect, test } from 'vitest';
import { pointed } from './pointed.ts';

test('a decimal comma is read as a point, and one that may part thousands stays', () => {
  expect(['100,50', '8,5', '-0,5'].map(pointed)).toEqual(['100.50', '8.5', '-0.5']);
  const others = ['100.50', '12', '1,234', '1,234.50', '12.000,00', ',5', '1,2,3', ''];
  expect(others.map(pointed)).toEqual(others);
});
