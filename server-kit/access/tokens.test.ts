import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../domain/refusals.ts';
import { tokensOf } from './tokens.ts';

const now = 1_700_000_000_000;
const setUp = (keys = [randomBytes(32)]) => {
  const time = { now };
  return { time, keys, tokens: tokensOf(keys, () => time.now) };
};
const refused = (open: () => unknown) => {
  try {
    open();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).code).toBe('session.token');
    return (error as Error).message;
  }
  throw new Error('was opened');
};

test('a token opens as its kind, with what it says and when it ends', () => {
  const { tokens } = setUp();
  const token = tokens.seal('landing', { operatorId: 'o1', nested: { a: [1] } }, 60);
  const expected = { kind: 'landing', exp: now / 1000 + 60, operatorId: 'o1', nested: { a: [1] } };
  expect(tokens.open('landing', token)).toEqual(expected);
  expect(tokens.open(['onboarding', 'landing'], token)).toEqual(expected);
  expect(token).toMatch(/^[\w-]+$/);
});

test('claims change neither the kind nor the end, and two tokens are never alike', () => {
  const { tokens } = setUp();
  const token = tokens.seal('a', { kind: 'b', exp: 9e12 }, 60);
  expect(tokens.open('a', token)).toEqual({ kind: 'a', exp: now / 1000 + 60 });
  expect(tokens.seal('a', {}, 60)).not.toBe(tokens.seal('a', {}, 60));
});

test('a token is refused in the same words, whatever is wrong with it', () => {
  const { tokens, time } = setUp();
  const token = tokens.seal('landing', { operatorId: 'o1' }, 60);
  const messages = new Set([
    refused(() => tokens.open('onboarding', token)),
    refused(() => tokens.open([], token)),
    refused(() => setUp().tokens.open('landing', token)),
    refused(() => tokens.open('landing', '')),
    refused(() => tokens.open('landing', `${token}=`)),
    refused(() => tokens.open('landing', 'a'.repeat(8193))),
    refused(() => tokens.open('landing', undefined as never)),
  ]);
  time.now += 59_999;
  tokens.open('landing', token);
  time.now += 1;
  messages.add(refused(() => tokens.open('landing', token)));
  expect(messages.size).toBe(1);
});

test('a token that is altered at any byte, or spelt in another way, is refused', () => {
  const { tokens } = setUp();
  const token = tokens.seal('landing', { operatorId: 'o1' }, 60);
  const bytes = Buffer.from(token, 'base64url');
  for (let i = 0; i < bytes.length; i++) {
    const altered = Buffer.from(bytes);
    altered[i]! ^= 1;
    refused(() => tokens.open('landing', altered.toString('base64url')));
    refused(() => tokens.open('landing', bytes.subarray(0, i).toString('base64url')));
  }
  for (let i = 0; i < token.length; i++) {
    const other = token[i] === 'A' ? 'B' : 'A';
    refused(() => tokens.open('landing', token.slice(0, i) + other + token.slice(i + 1)));
  }
});

test('after the keys are rotated old tokens open, until the old key is gone', () => {
  const { tokens, keys } = setUp();
  const token = tokens.seal('landing', {}, 60);
  const rotated = setUp([randomBytes(32), ...keys]);
  rotated.tokens.open('landing', token);
  refused(() => tokens.open('landing', rotated.tokens.seal('landing', {}, 60)));
});

test('a token that would be longer than the calls take is not made', () => {
  expect(() => setUp().tokens.seal('landing', { text: 'a'.repeat(9000) }, 60)).toThrow('too long');
});

test('no text makes opening do anything but refuse', () => {
  const { tokens } = setUp();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      refused(() => tokens.open('landing', text));
    }),
  );
});
