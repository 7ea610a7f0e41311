import { expect, test } from 'vitest';
import { between } from './frugal.ts';

function recorded() {
  const calls: string[] = [];
  return {
    calls,
    during: between(
      () => calls.push('begin'),
      () => calls.push('end'),
    ),
  };
}

test('what work begins is ended after it, also after work that fails', async () => {
  const { calls, during } = recorded();
  await expect(during(async () => calls.push('work'))).resolves.toBe(2);
  await expect(during(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(calls).toEqual(['begin', 'work', 'end', 'begin', 'end']);
});

test('what overlapping works begin is ended after the last of them', async () => {
  const { calls, during } = recorded();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const works = [during(() => first.promise), during(() => second.promise)];
  first.reject(new Error('failed'));
  await expect(works[0]).rejects.toThrow('failed');
  expect(calls).toEqual(['begin']);
  second.resolve();
  await works[1];
  expect(calls).toEqual(['begin', 'end']);
});
