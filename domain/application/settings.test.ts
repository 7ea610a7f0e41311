import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../settings/setting.ts';
import { given } from '../testSpec.ts';
import { application, originsOf } from './application.ts';
import { ChangeApplication, CreateApplication } from './commands.ts';
import { ApplicationChanged, ApplicationCreated } from './events.ts';
import { ownSiteOf, type Settings } from './kinds.ts';
import { webRows } from './settings/rows/web.ts';
import { embeddedLogo } from './settings/shared.ts';

const settings = {
  kind: 'web' as const,
  name: 'Shop',
  logo: '',
  origins: ['https://shop.example'],
  tokenValidityTime: 300_000,
  ...defaultsOf(webRows),
  remotePlatformAuth: false,
  wordpressPluginEnabled: false,
};
const id = { id: 'app-1' };
const shop = { ...id, organisationId: 'org-1', settings };
const creating = (changed: object) =>
  given().when(CreateApplication, { ...shop, settings: { ...settings, ...changed } as never });

test('an application that is older than a switch has the default of the switch', () => {
  const { multipleDeviceAllowed: _, samePlatformAuth: __, invitedOnly: ___, ...older } = settings;
  expect(ownSiteOf({ ...older, samePlatformAuth: false } as Settings)).toEqual({
    ...settings,
    samePlatformAuth: false,
  });
  expect(ownSiteOf({ kind: 'mobile' } as Settings)).not.toHaveProperty('wordpressPluginEnabled');
});

describe('websites', () => {
  const kept = (...origins: string[]) => ApplicationCreated({ settings: { ...settings, origins } });

  test('at least one is needed', () => creating({ origins: [] }).thenInvalid('settings.origins'));
  test('each is kept as its origin, once', () =>
    creating({
      origins: [
        ...['https://Shop.example/cart?x#y', 'https://shop.example:443', 'http://localhost:3000/'],
        'http://shop.localhost:3000',
      ],
    }).then(kept('https://shop.example', 'http://localhost:3000', 'http://shop.localhost:3000')));
  test('an international name is kept as browsers send it', () =>
    creating({ origins: ['https://bücher.example'] }).then(kept('https://xn--bcher-kva.example')));
  test.for([
    'shop.example',
    '//shop.example',
    '/cart',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://shop.example',
    'http://shop.example',
    'http://localhost.shop.example',
    'http://notlocalhost',
    'https://192.168.1.5',
    'http://127.0.0.1:3000',
    'https://3232235777',
    'https://[::1]:3000',
    'null',
    'https://',
    'https://user@shop.example',
    'https://shop.example:99999',
    'https://shop.example\0',
    `https://shop.example/${'x'.repeat(300)}`,
    7,
    null,
  ])('%j is not an absolute address of a website [org-app-web.form.web-url]', (origin) =>
    creating({ origins: [origin] }).thenInvalid('settings.origins.0'),
  );
  test('there are at most a hundred', () =>
    creating({ origins: Array.from({ length: 101 }, (_, n) => `https://shop${n}.example`) }).thenInvalid(
      'settings.origins',
    ));
  test('an application that is not there has none', () =>
    expect(originsOf(application.initial as never)).toEqual([]));
});

describe('logos', () => {
  const image = (type: string, start: number[], size = 64) => {
    const bytes = new Uint8Array(size);
    bytes.set(start);
    return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
  };
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const riff = (form: string) => [...Buffer.from(`RIFF\0\0\0\0${form}`)];
  const accepted = (logo: string) =>
    creating({ logo }).then(ApplicationCreated({ settings: { ...settings, logo } }));
  const refused = (logo: unknown) => creating({ logo }).thenInvalid('settings.logo');

  test('a PNG, JPEG, GIF or WebP image', () => {
    accepted(image('png', png));
    accepted(image('jpeg', [0xff, 0xd8, 0xff, 0xe0]));
    accepted(image('gif', [...Buffer.from('GIF89a')]));
    accepted(image('webp', riff('WEBP')));
  });
  test('an application gets no address of an image, but may keep the one that it has', () => {
    const logo = 'https://shop.example/logo.png';
    creating({ logo }).thenRefused('application.logo');
    const changing = (changes: object) =>
      given(ApplicationCreated({ settings: { ...settings, logo } })).when(ChangeApplication, {
        ...{ id: 'app1', changes: { kind: 'web', ...changes } },
      });
    changing({ logo: 'https://shop.example/other.png' }).thenRefused('application.logo');
    expect(embeddedLogo(logo)).toBe('');
    changing({ name: 'Books', logo }).then(
      ApplicationChanged({ settings: { ...settings, logo, name: 'Books' } }),
    );
  });
  test('an image has at most 204800 bytes', () => {
    for (const size of [204_798, 204_799, 204_800]) accepted(image('png', png, size));
    for (const size of [204_801, 204_802, 220_000, 5_000_000]) refused(image('png', png, size));
  });
  test('an image is what it says it is', () => {
    refused(image('png', [0xff, 0xd8, 0xff, 0xe0]));
    refused(image('jpeg', png));
    refused(image('webp', riff('WAVE')));
    refused(image('gif', [...Buffer.from('<svg onload=alert(1)>')]));
  });
  test.for([
    'http://shop.example/logo.png',
    'https://',
    'https:// shop.example/logo.png',
    `https://shop.example/${'x'.repeat(300)}`,
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=',
    'data:text/html;base64,iVBORw0KGgoAAAANSUhEUgAA',
    'data:image/png;base64,',
    'data:image/png;base64,iVBORw0KGgo',
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA"><script>',
    'data:image/png,iVBORw0KGgoAAAANSUhEUgAA',
    ' ',
    7,
    null,
  ])('%j is no logo', refused);
});
