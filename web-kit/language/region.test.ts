import { afterEach, expect, test, vi } from 'vitest';
import { numberIn } from './region.ts';

afterEach(() => void vi.unstubAllGlobals());

test('texts write numbers as their language does', () =>
  expect([numberIn('de')(12_345), numberIn('en')(12_345)]).toEqual(['12.345', '12,345']));
test('texts write numbers as the region of the viewer does', () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { languages: ['fr-CH', 'de-CH', 'en-IN'] });
  expect(numberIn('de')(12_345)).toMatch(/^12['’]345$/);
  expect([numberIn('en')(1_234_567), numberIn('es')(12_345)]).toEqual(['12,34,567', '12.345']);
});
