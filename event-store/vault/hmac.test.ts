import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmacWith } from './hmac.ts';

test('HMAC with a prepared key is that of the runtime, for keys and messages of any length', () => {
  for (const key of [0, 1, 32, 63, 64, 65, 200].map((length) => randomBytes(length))) {
    const hmac = hmacWith(key);
    for (const message of [0, 1, 55, 56, 64, 300, 4096].map((length) => randomBytes(length)))
      expect(hmac(message)).toEqual(createHmac('sha256', key).update(message).digest());
  }
});
