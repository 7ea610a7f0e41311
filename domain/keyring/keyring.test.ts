import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { cutMarked } from '../marks.ts';
import { given } from '../testSpec.ts';
import { AddSigningKey, keysInOrder } from './commands.ts';
import { SigningKeyMade } from './events.ts';
import { keyring } from './keyring.ts';

const made = (kid: string, madeAt: string) =>
  SigningKeyMade({ kid, publicKey: '{"kty":"RSA"}', privateKey: '{"d":"x"}', madeAt });
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
  test('only the private half is sealed in the log', () => {
    const { open, cuts } = cutMarked(SigningKeyMade.schema, made('k', 'now').data);
    expect(open).toMatchObject({ publicKey: '{"kty":"RSA"}', privateKey: null });
    expect(cuts).toMatchObject([{ mark: { kind: 'secret' }, value: '{"d":"x"}' }]);
  });
});
