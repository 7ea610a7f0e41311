import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { cutMarked } from '../marks.ts';
import { given } from '../testSpec.ts';
import type { SigningAlgorithm } from './algorithms.ts';
import { AddSigningKey, algorithmsDue, keysInOrder } from './commands.ts';
import { SigningKeyMade } from './events.ts';
import { keyring } from './keyring.ts';

const made = (kid: string, madeAt: string, alg: SigningAlgorithm = 'RS256') =>
  SigningKeyMade({ kid, publicKey: '{"kty":"RSA"}', privateKey: '{"d":"x"}', madeAt, alg });
const adding = { id: 'org-1', kid: 'k-2', publicKey: '{"kty":"RSA"}', privateKey: '{"d":"x"}' };

describe('keys that sign tokens', () => {
  test('the first key is made when it is needed, and no second one beside it', () => {
    given().when(AddSigningKey, adding).then(made('k-2', '2026-01-01T00:00:00.000Z'));
    given(made('k-1', '2025-12-01T00:00:00.000Z')).when(AddSigningKey, adding).then();
  });
  test('after ninety days another key is published, which signs a day later', () => {
    given(made('k-1', '2025-10-03T00:00:00.000Z'))
      .when(AddSigningKey, adding)
      .then(made('k-2', '2026-01-01T00:00:00.000Z'));
    const { keys } = fold(keyring, [
      made('k-1', '2025-10-03T00:00:00.000Z'),
      made('k-2', '2026-01-01T00:00:00.000Z'),
    ]);
    const signsAt = (at: string) => keysInOrder({ keys }, new Date(at));
    expect(signsAt('2026-01-01T23:59:59.999Z')).toEqual(['k-1', 'k-2']);
    expect(signsAt('2026-01-02T00:00:00.000Z')).toEqual(['k-2', 'k-1']);
    expect(keysInOrder({ keys: keys.slice(1) }, new Date('2025-10-03T00:00:00.000Z'))).toEqual(['k-1']);
    expect(keysInOrder({ keys: [] }, new Date())).toEqual([]);
  });
  test('the key before the newest stays published, older ones do not', () => {
    const at = '2026-01-01T00:00:00.000Z';
    const { keys } = fold(
      keyring,
      ['a', 'b', 'c'].map((kid) => made(kid, at)),
    );
    expect(keys.map(({ kid }) => kid)).toEqual(['c', 'b']);
  });
  test('each algorithm has a key from the beginning, and another one when it is due', () => {
    const at = '2026-01-01T00:00:00.000Z';
    const due = (past: Parameters<typeof given>, now: string) =>
      algorithmsDue(fold(keyring, past), new Date(now));
    expect(due([], at)).toEqual(['RS256', 'ES256', 'EdDSA']);
    const past = [made('a', at), made('b', at, 'ES256')];
    expect(due(past, at)).toEqual(['EdDSA']);
    expect(
      due([...past, made('e', '2026-03-01T00:00:00.000Z', 'EdDSA')], '2026-04-01T00:00:00.000Z'),
    ).toEqual(['RS256', 'ES256']);
    given(made('a', at))
      .when(AddSigningKey, { ...adding, alg: 'EdDSA' })
      .then(made('k-2', '2026-01-01T00:00:00.000Z', 'EdDSA'));
    const all = fold(keyring, [...past, ...['c', 'd'].map((kid) => made(kid, at, 'ES256'))]);
    expect(keysInOrder(all, new Date('2026-02-01T00:00:00.000Z'))).toEqual(['a', 'd', 'c']);
  });
  test('only the private half is sealed in the log', () => {
    const { open, cuts } = cutMarked(SigningKeyMade.schema, made('k', 'now').data);
    expect(open).toMatchObject({ publicKey: '{"kty":"RSA"}', privateKey: null });
    expect(cuts).toMatchObject([{ mark: { kind: 'secret' }, value: '{"d":"x"}' }]);
  });
});
