import { expect, test } from 'vitest';
import { directorySays } from '../domain/sentences/english/directories.ts';
import { german } from '../domain/sentences/german/german.ts';
import { sentencesIn } from '../domain/translations.ts';
import { saysIn } from './told.ts';

test('a refusal is said by its code, also without its values', async () => {
  const says = saysIn(await sentencesIn.de());
  expect(says({ refusal: 'operator.self' }, 'In English')).toBe(german['operator.self']);
  expect(says({ refusal: 'plan.feature' }, 'In English')).toBe(german['plan.feature'](undefined));
  expect(says({ refusal: 'user.limit' }, 'In English')).toBe(german['user.limit']);
});

test('the reason of a run of a directory is said with its values', async () => {
  const fault = { code: 'ldap.refused', values: { at: 'dc1.example:636' } } as const;
  const says = saysIn(await sentencesIn.de());
  const said = says({ refusal: fault.code, values: fault.values }, directorySays(fault));
  expect(said).not.toBe(directorySays(fault));
  expect(said).toContain('dc1.example:636');
});

test('what is not known, as from a newer server or an older event, is said as the server does', async () => {
  const says = saysIn(await sentencesIn.fr());
  expect(says({ refusal: 'future.refusal' }, 'Not yet')).toBe('Not yet');
  expect(says({}, 'The plan does not include it')).toBe('The plan does not include it');
});
