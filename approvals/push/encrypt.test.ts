import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { appKeys } from '../../test/clients/pushService.ts';
import { encryptFor } from './encrypt.ts';

test('a message is sealed as the example of RFC 8291 (appendix A) is', () => {
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const app = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const body = encryptFor(app, Buffer.from('When I grow up, I want to be a watermelon'), { own, salt });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});
test('only the app opens it, and it looks different each time', () => {
  const app = appKeys();
  const message = Buffer.from('Approve a sign-in');
  const [one, two] = [encryptFor(app, message), encryptFor(app, message)];
  expect(one.equals(two)).toBe(false);
  expect(app.open(one).toString()).toBe('Approve a sign-in');
  expect(() => appKeys().open(one)).toThrow();
  one[one.length - 1]! ^= 1;
  expect(() => app.open(one)).toThrow();
});
test('a message that does not fit, and a key that is none, are refused', () => {
  const app = appKeys();
  expect(encryptFor(app, Buffer.alloc(3993)).length).toBe(4096);
  expect(() => encryptFor(app, Buffer.alloc(3994))).toThrow(/too long/);
  const zeros = { ...app, p256dh: Buffer.alloc(65).toString('base64url') };
  expect(() => encryptFor(zeros, Buffer.from('x'))).toThrow();
});
