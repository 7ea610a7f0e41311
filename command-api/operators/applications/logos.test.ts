import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ratesOf } from '../../../server-kit/limits/rates.ts';
import { theirServer } from '../../../server-kit/testTheirServer.ts';
import { imageAt, withOwnLogo } from './logos.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const shown = `data:image/png;base64,${png.toString('base64')}`;
const anywhere = { anywhere: true };
const answers =
  (body: Buffer | string): RequestListener =>
  (_, res) =>
    void res.writeHead(200, { 'Content-Type': 'image/png' }).end(body);
const leads =
  (to: string): RequestListener =>
  (_, res) =>
    void res.writeHead(302, { Location: to }).end();

describe('the image at an address', () => {
  test('is copied, also from where the address leads', async () => {
    const url = await theirServer((req, res) =>
      req.url === '/old' ? leads('/new')(req, res) : answers(png)(req, res),
    );
    expect(await imageAt(`${url}/new`, anywhere)).toBe(shown);
    expect(await imageAt(`${url}/old`, anywhere)).toBe(shown);
  });
  test('is what its bytes say, at most 200 KB, and no error page', async () => {
    const page = await theirServer(answers('<svg onload=alert(1)>'));
    const missing = await theirServer((_, res) => void res.writeHead(404).end(png));
    const large = await theirServer(answers(Buffer.concat([png, Buffer.alloc(204_800)])));
    for (const url of [page, missing, large]) expect(await imageAt(url, anywhere)).toBeNull();
  });
  test('is given up after a while, after a few redirects, and when the site wants another protocol', async () => {
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket' };
    const other = await theirServer((_, res) => void res.writeHead(101, upgrade).end());
    expect(await imageAt(other, anywhere)).toBeNull();
    const silent = await theirServer(() => undefined);
    expect(await imageAt(silent, { ...anywhere, patience: 50 })).toBeNull();
    let asked = 0;
    const round = await theirServer((req, res) => {
      asked += 1;
      leads('/again')(req, res);
    });
    expect(await imageAt(round, anywhere)).toBeNull();
    expect(asked).toBe(4);
  });
  test('is not fetched from this machine or its network', async () => {
    let asked = 0;
    const inner = await theirServer((req, res) => {
      asked += 1;
      answers(png)(req, res);
    });
    const closed = [
      inner,
      inner.replace('http:', 'https:'),
      'https://10.0.0.1/logo.png',
      'https://localhost/',
    ];
    for (const url of closed) expect(await imageAt(url)).toBeNull();
    expect(asked).toBe(0);
  });
});

describe('what an operator sends', () => {
  const kit = () => ({ rates: ratesOf(), clock: () => 1_000_000 });
  const caller = { actor: { role: 'operator', id: 'ada', organisationId: 'acme' } } as never;
  const logo = 'https://acme.example/logo.png';
  const copies = async (address: string) => imageAt(address.replace('https://acme.example', at), anywhere);
  let at: string;

  test('has a copy of the image instead of its address, under each name that the calls use [org-apps.logo.source]', async () => {
    at = await theirServer(answers(png));
    const own = (input: Record<string, unknown>) => withOwnLogo(kit(), input, caller, copies);
    expect(await own({ name: 'Shop', logo })).toEqual({ name: 'Shop', logo: shown });
    expect(await own({ logo_uri: logo })).toEqual({ logo_uri: shown });
    expect(await own({ appId: 'a', payload: { logo_uri: logo } })).toEqual({
      ...{ appId: 'a', payload: { logo_uri: shown } },
    });
    expect(await own({ logo: '' })).toEqual({ logo: '' });
    expect(await own({ logo: shown })).toEqual({ logo: shown });
  });
  test('is refused when there is no image, and when there is no end of addresses', async () => {
    await expect(withOwnLogo(kit(), { logo }, caller, async () => null)).rejects.toMatchObject({
      code: 'application.logo',
    });
    const busy = kit();
    for (let n = 0; n < 60; n += 1) await withOwnLogo(busy, { logo }, caller, async () => shown);
    await expect(withOwnLogo(busy, { logo }, caller, async () => shown)).rejects.toMatchObject({
      code: 'request.tooMany',
    });
  });
  test('has at most 120 images of its own in an hour, and may always have none', async () => {
    const busy = kit();
    for (let n = 0; n < 120; n += 1) await withOwnLogo(busy, { payload: { logo: shown } }, caller);
    await expect(withOwnLogo(busy, { logo_uri: shown }, caller)).rejects.toMatchObject({
      code: 'request.tooMany',
      retryAfterSeconds: 30,
    });
    expect(await withOwnLogo(busy, { logo: '' }, caller)).toEqual({ logo: '' });
  });
});
