import { expect, test } from 'vitest';
import type { Says } from '../../../web-kit/told.ts';
import { texts } from './texts.ts';
import { whyIn } from './wording.ts';

const known = ['tryout.declined', 'plan.feature'];
/** Says what the language of the page knows by its code and values. */
const says: Says = ({ refusal = '', values = {} }, english) =>
  known.includes(refusal) ? [refusal, ...Object.values(values)].join(' ') : english;

test('why a tryout failed is said by the code and the values of the refusal', () => {
  const declined = { code: 'tryout.declined', says: 'The person declined the sign-in.' };
  expect(whyIn(declined, says)).toBe('tryout.declined');
  const values = { feature: 'Push' };
  expect(whyIn({ code: 'plan.feature', says: 'Push is disabled', values }, says)).toBe('plan.feature Push');
});

test('a person who did not sign in is told of in words of the page, and another error of a protocol as it is', () => {
  expect(whyIn({ code: 'access_denied', says: 'End-User aborted interaction' }, says)).toBe(
    texts.notSignedIn,
  );
  expect(whyIn({ code: 'invalid_scope', says: 'no such scope' }, says)).toBe('no such scope');
});
