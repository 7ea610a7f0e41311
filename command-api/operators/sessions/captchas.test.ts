import { expect, test } from 'vitest';
import { raw, refusing } from '../../../test/clients/raw.ts';
import { company, unique } from '../../../test/people/people.ts';
import { sharedProduct, solveCaptcha, visit } from '../../../test/product.ts';

type Call = Parameters<typeof raw>[1];
const nobody = { accessToken: 'not-a-token' };

test.for<[call: Call, row: string, body: () => object, solved: number]>([
  ['POST /registerOperator', 'public.register.captcha', () => company(`${unique('ada')}@captcha.example`), 0],
  ['POST /addAdmin', 'invite.captcha', () => nobody, refusing('session.token').errorCode],
  ['POST /addDevice', 'invite.captcha', () => nobody, refusing('session.token').errorCode],
  ['POST /confirmDevice', 'invite.captcha', () => nobody, refusing('session.token').errorCode],
])(
  '%s is refused until its captcha is solved, and each solution counts once [%s]',
  async ([call, , body, solved]) => {
    const guest = visit(await sharedProduct({ CAPTCHA: 'on' }));
    const codeOf = async (captcha?: string) =>
      (await raw(guest, call, { ...body(), ...(captcha !== undefined && { captcha }) })).body.errorCode;
    expect(await codeOf('')).toBe(refusing('request.captcha').errorCode);
    expect(await codeOf('off')).toBe(refusing('request.captcha').errorCode);
    expect(await codeOf()).toBe(refusing('request.invalid').errorCode);
    const captcha = await solveCaptcha(guest);
    expect(await codeOf(captcha)).toBe(solved);
    expect(await codeOf(captcha)).toBe(refusing('request.captcha').errorCode);
  },
);
