import { expect, test } from 'vitest';
import { browserNamed } from './deviceNamed.ts';

test('a browser is called by its name and that of its system, as far as they are known', () => {
  expect(browserNamed('Firefox', 'Linux')).toBe('Firefox on Linux');
  expect(browserNamed('Firefox', null)).toBe('Firefox');
  expect(browserNamed('Other', 'Windows')).toBe('Unknown browser on Windows');
  expect(browserNamed('Other', 'Other')).toBe('Unknown browser');
});
