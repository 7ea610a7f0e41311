import { expect, test } from 'vitest';
import { entryFor } from './TokenValidity.tsx';

test('a lifetime that somebody else changed takes the place of what the field showed, and what was typed stays', () => {
  const typed = { unit: 'seconds', typed: '120' } as const;
  expect(entryFor(typed, 120_000)).toBe(typed);
  expect(entryFor(typed, 300_000)).toEqual({ unit: 'minutes', typed: '5' });
  const wrong = { unit: 'minutes', typed: 'soon' } as const;
  expect(entryFor(wrong, Number.NaN)).toBe(wrong);
  expect(entryFor(wrong, 90_000)).toEqual({ unit: 'seconds', typed: '90' });
});
