import { expect, test } from 'vitest';
import { websiteOrigin } from '../../../web-kit/domain/limits.ts';
import { imageType } from '../../../web-kit/images.ts';
import { readLogo } from '../../parts/form/logoFile.ts';
import { blankOf, draftOf, isChanged, problemsOf, sentOf, settingsOf } from '../../things/settings/form.ts';
import { generalSettings, site } from './settings.tsx';

const { Web: web, Mobile } = generalSettings;
const mobile = settingsOf(Mobile.rows, { ...Mobile.own, origins: site(() => 'https://acme.example') });
const blank = blankOf(web);
const shop = { ...blank, name: 'Shop', origins: { added: ['https://shop.example'], typed: '' } };

test('a new application needs a name and a website', () => {
  expect(problemsOf(web, blank)).toEqual({
    name: 'Please give the application a name',
    origins: 'Please add atleast one Website Url',
  });
  expect(problemsOf(web, shop)).toEqual({});
});

test('an address that was typed and not added counts, and one that cannot be used stops the form', () => {
  const typed = (address: string, added: string[] = []) => ({
    ...shop,
    origins: { added, typed: address },
  });
  expect(problemsOf(web, typed(' https://shop.example/cart '))).toEqual({});
  expect(sentOf(web, typed(' https://shop.example/cart '))).toMatchObject({
    origins: ['https://shop.example'],
  });
  expect(sentOf(web, typed('https://a.example', ['https://a.example'])).origins).toEqual([
    'https://a.example',
  ]);
  expect(problemsOf(web, typed('shop.example', ['https://a.example']))).toEqual({
    origins: expect.stringContaining('Please enter an absolute address such as https://shop.example'),
  });
  expect(isChanged(web, shop, typed('shop.', shop.origins.added))).toBe(true);
});

test('a time that is no number, or outside of its bounds, is refused', () => {
  for (const tokenValidityTime of [Number.NaN, 9_999, 86_400_001])
    expect(problemsOf(web, { ...shop, tokenValidityTime })).toEqual({
      tokenValidityTime: 'Between 10 seconds and 24 hours',
    });
});

test('an origin comes from an address on which passkeys can be used, by the rule of the server', () => {
  expect(websiteOrigin('https://shop.example/cart?x')).toBe('https://shop.example');
  for (const wrong of [
    'shop.example',
    'ftp://shop.example',
    'https://me@shop.example',
    '',
    'http://shop.example',
    'http://192.168.1.5:3000',
    'https://10.0.0.1',
  ])
    expect(websiteOrigin(wrong)).toBeNull();
});

test('a logo is known by its content', async () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  expect(imageType(new Uint8Array(png))).toBe('png');
  expect(imageType(new TextEncoder().encode('<svg/>'))).toBeNull();
  await expect(readLogo(new File(['<svg/>'], 'logo.png'))).rejects.toThrow('not a PNG');
  await expect(readLogo(new File([new Uint8Array(204_801)], 'logo.png'))).rejects.toThrow(
    'File size is too large: Greater than 200 KB',
  );
  expect(await readLogo(new File([new Uint8Array(png)], 'x'))).toBe('data:image/png;base64,iVBORw0KGgo=');
});
const app = { ...blankOf(mobile), name: 'Shop', origins: { typed: 'https://shop.example', none: false } };
test('an app needs a website unless it has none [org-app-web.form.mobile-required]', () => {
  const at = (typed: string, none = false) => ({ ...app, origins: { typed, none } });
  expect(problemsOf(mobile, app)).toEqual({});
  expect(problemsOf(mobile, at(''))).toEqual({ origins: 'Please add atleast one Website Url' });
  expect(problemsOf(mobile, at('shop.example'))).toHaveProperty('origins');
  expect(problemsOf(mobile, at('', true))).toEqual({});
  expect(sentOf(mobile, at('', true))).toMatchObject({ origin: '', appPlatForm: 'iOS' });
});
test('the package and the fingerprint of an Android app are right or not there yet', () => {
  const android = { ...app, platform: 'Android' };
  const print = 'AB:'.repeat(31).concat('AB');
  expect(problemsOf(mobile, android)).toEqual({});
  expect(problemsOf(mobile, { ...android, packageName: 'com.shop.app', fingerprint: print })).toEqual({});
  expect(problemsOf(mobile, { ...android, packageName: 'shop', fingerprint: 'AB' })).toEqual({
    packageName: expect.stringContaining('like com.company.app'),
    fingerprint: 'The SHA256 fingerprint must have 64 hexadecimal digits.',
  });
  expect(sentOf(mobile, { ...android, fingerprint: print }).fingerprint).toBe('ab'.repeat(32));
  expect(sentOf(mobile, { ...app, packageName: 'com.shop.app' }).packageName).toBe('');
});
test('of an app that is edited only what changed is sent', () => {
  const shown = { name: 'Shop', appPlatForm: 'iOS', origins: ['https://acme.example'], logo: '' };
  const own = draftOf(mobile, shown);
  expect(own.origins).toEqual({ typed: '', none: true });
  expect(sentOf(mobile, { ...own, platform: 'Android' }, own)).toEqual({ appPlatForm: 'Android' });
  const moved = { typed: 'https://a.example', none: false };
  expect(sentOf(mobile, { ...own, origins: moved }, own)).toEqual({ origin: 'https://a.example' });
});
