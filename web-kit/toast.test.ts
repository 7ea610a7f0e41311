import { expect, test } from 'vitest';
import { messageOf } from './toast.tsx';

test('a failure without a message has the words of the documents [api.error-fallback]', () => {
  for (const thrown of [undefined, null, '', {}, new Error('')])
    expect(messageOf(thrown)).toBe('Something went wrong.');
  expect(messageOf(new Error('This account is suspended'))).toBe('This account is suspended');
});
