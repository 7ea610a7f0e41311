import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { solve } from '../../web-kit/captcha/proofOfWork.ts';

test('the server library accepts what is solved here', async () => {
  const hmacSignatureSecret = 'a secret of this test';
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 27,
    deriveKey,
    hmacSignatureSecret,
  });
  const found = await Promise.race([0, 1].map((start) => solve(challenge.parameters, start, 2)));
  expect(found.counter).toBe(27);
  const checked = await verifySolution({ challenge, solution: found, deriveKey, hmacSignatureSecret });
  expect(checked.verified).toBe(true);
});
