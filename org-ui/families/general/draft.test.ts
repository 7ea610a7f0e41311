import { expect, test } from 'vitest';
import { imageType } from '../../../web-kit/images.ts';
import { switchesOf, websiteOrigin } from '../../../web-kit/limits.ts';
import { readLogo } from '../../parts/form/logo-file.ts';
import { blank, changesOf, draftOf, mobileSettings, problemsOf, webSettings } from './draft.ts';

test('a new application needs a name and a website', () => {
  expect(problemsOf(blank)).toEqual({
    name: 'Please give the application a name',
    origins: 'Please add atleast one Website Url',
  });
  expect(problemsOf({ ...blank, name: 'Shop', origins: ['https://shop.example'] })).toEqual({});
});

test('an address that was typed and not added counts, and one that cannot be used stops the form', () => {
  const typed = (typedOrigin: string, origins: string[] = []) => ({
    ...blank,
    name: 'Shop',
    origins,
    typedOrigin,
  });
  expect(problemsOf(typed(' https://shop.example/cart '))).toEqual({});
  expect(webSettings(typed(' https://shop.example/cart '))).toMatchObject({
    origins: ['https://shop.example'],
  });
  expect(webSettings(typed('https://shop.example'))).not.toHaveProperty('typedOrigin');
  expect(webSettings(typed('https://a.example', ['https://a.example'])).origins).toEqual([
    'https://a.example',
  ]);
  expect(problemsOf(typed('shop.example', ['https://a.example']))).toEqual({
    origins: expect.stringContaining('Please enter an absolute address such as https://shop.example'),
  });
  expect(changesOf(blank, typed('https://a.example'))).toEqual({
    name: 'Shop',
    origins: ['https://a.example'],
  });
});

test('only what changed is sent', () => {
  expect(changesOf(blank, { ...blank, name: 'Shop' })).toEqual({ name: 'Shop' });
  expect(changesOf(blank, { ...blank, origins: [] })).toEqual({});
});

test('every switch of a kind is sent, and a changed one alone is a change', () => {
  for (const name of switchesOf('web')) {
    const turned = { ...blank, [name]: !blank[name] };
    expect(webSettings(turned)[name]).toBe(!blank[name]);
    expect(changesOf(blank, turned)).toEqual({ [name]: !blank[name] });
  }
  expect(mobileSettings(blank)).not.toHaveProperty('wordpressPluginEnabled');
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
test('a new name holds no address; one that the application has already may stay', () => {
  const before = { ...blank, name: 'shop.example', origins: ['https://shop.example'] };
  expect(problemsOf(before, before)).toEqual({});
  expect(problemsOf({ ...before, name: 'evil.example' }, before)).toHaveProperty('name');
});

const mobile = { ...blank, type: 'Mobile' as const, name: 'Shop', typedOrigin: 'https://shop.example' };
test('an app needs a website unless it has none [org-app-web.form.mobile-required]', () => {
  expect(problemsOf(mobile)).toEqual({});
  expect(problemsOf({ ...mobile, typedOrigin: '' })).toEqual({
    origins: 'Please add atleast one Website Url',
  });
  expect(problemsOf({ ...mobile, typedOrigin: 'shop.example' })).toHaveProperty('origins');
  expect(problemsOf({ ...mobile, typedOrigin: '', noWebsite: true })).toEqual({});
  expect(mobileSettings({ ...mobile, noWebsite: true }).origin).toBe('');
});
test('the package and the fingerprint of an Android app are right or not there yet', () => {
  const android = { ...mobile, appPlatForm: 'Android' as const };
  const print = 'AB:'.repeat(31).concat('AB');
  expect(problemsOf(android)).toEqual({});
  expect(problemsOf({ ...android, packageName: 'com.shop.app', fingerprint: print })).toEqual({});
  expect(problemsOf({ ...android, packageName: 'shop', fingerprint: 'AB' })).toEqual({
    packageName: expect.any(String),
    fingerprint: 'The SHA256 fingerprint has 64 hex characters',
  });
  expect(mobileSettings({ ...android, fingerprint: print }).fingerprint).toBe('ab'.repeat(32));
  expect(mobileSettings({ ...mobile, packageName: 'com.shop.app' }).packageName).toBe('');
});
test('of an app that is edited only what changed is sent', () => {
  const app = { ...mobile, appPlatForm: 'iOS', origins: ['https://acme.example'], origin: '' } as never;
  const own = draftOf(app, 'https://acme.example');
  expect(own).toMatchObject({ noWebsite: true, typedOrigin: '' });
  expect(changesOf(own, { ...own, appPlatForm: 'Android' })).toEqual({ appPlatForm: 'Android' });
  expect(changesOf(own, { ...own, noWebsite: false, typedOrigin: 'https://a.example' })).toEqual({
    origin: 'https://a.example',
  });
});
