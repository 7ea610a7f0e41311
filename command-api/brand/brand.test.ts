import { beforeAll, describe, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { png } from '../../test/logo.ts';
import { type Operator, operatorOf, webApp } from '../../test/people/people.ts';
import { invitedUser } from '../../test/people/team.ts';
import { type Here, mailsOf, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let rival: Operator;
let writer: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  [ada, rival] = [await operatorOf(product), await operatorOf(product)];
  writer = await operatorOf(product);
});
const blue = { primary: '#000080', accent: '#777777' };
const yellow = { primary: '#ffee00', accent: '#777777' };
type Chosen = typeof blue & { logo?: string; productName?: string; mailWords?: object[] };
const publish = ({ call, uniqueId }: Operator, chosen: Chosen) =>
  call('PUT /brand/:uniqueId', { uniqueId, ...chosen } as never);
const published = ({ call, uniqueId }: Operator) =>
  call('GET /brand/:uniqueId', { uniqueId, sort: '["version","DESC"]' } as never);
const hereAt = (host: string) => visit(product, host).call('GET /brand', {});
const hostOf = ({ subdomain }: Operator) => `${subdomain}.localhost`;

describe('a published brand', () => {
  test('shows on the host of its organisation at once, for light and dark pages, and nowhere else', async () => {
    expect((await hereAt(hostOf(ada))).brand).toBeNull();
    const { corrected } = await publish(ada, { ...blue, logo: png, productName: 'Acme Key' });
    expect(corrected).toEqual([{ colour: 'primary', mode: 'dark', shown: expect.any(String) }]);
    const { brand } = await hereAt(hostOf(ada));
    expect(brand).toMatchObject({ name: 'Acme', logo: png, light: { brand: '#000080' } });
    expect(brand?.dark.brand).toBe(corrected[0]!.shown);
    for (const host of [hostOf(rival), 'localhost', 'nobody-is-here.localhost'])
      expect((await hereAt(host)).brand).toBeNull();
    const manifest = await (await visit(product, hostOf(ada)).send('/app.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Acme Key', theme_color: '#000080' });
  });

  test('says which colour nobody could read, is listed newest first, and an earlier one is put back', async () => {
    const { corrected } = await publish(ada, yellow);
    expect(corrected).toEqual([{ colour: 'primary', mode: 'light', shown: expect.any(String) }]);
    expect((await hereAt(hostOf(ada))).brand).toMatchObject({ logo: '', dark: { brand: '#ffee00' } });
    const [newest, earlier] = await published(ada);
    expect(newest).toMatchObject({ version: 2, ...yellow, logo: '', productName: '', corrected });
    expect(earlier).toMatchObject({ version: 1, ...blue, logo: png, productName: 'Acme Key' });
    const { logo, primary, accent, productName } = earlier!;
    await publish(ada, { logo, primary, accent, productName });
    expect((await published(ada)).map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await hereAt(hostOf(ada))).brand).toMatchObject({ logo: png, light: { brand: '#000080' } });
  });

  test('is in the mails of the organisation, with its name as the sender', async () => {
    const { email } = await invitedUser(product, ada, await webApp(ada));
    const mail = (await mailsOf(product)).find(({ to }) => to === email)!;
    expect(mail.from).toMatch(/^Acme <[^>]+@[^>]+>$/);
    expect(mail.html).toContain('background:#000080;color:#ffffff');
    expect(mail.html).toContain(`<img src="${png}"`);
    expect(mail.text).toMatch(/sent by Latchkey$/);
  });
});

describe('own words', () => {
  const english = {
    language: 'en',
    invitation: 'Welcome to <{organisation}',
    closing: 'Call 030 1234 & ask.',
  };
  const welcome = { ...english, invitation: 'Welcome to {organisation} and {application}' };
  test('are in the mails to people in their language, as text and as HTML', async () => {
    await publish(writer, { ...blue, mailWords: [welcome] });
    const { email } = await invitedUser(product, writer, await webApp(writer));
    const mail = (await mailsOf(product)).find(({ to }) => to === email)!;
    const [opening, ours] = [
      mail.text.indexOf('\nWelcome to Acme and '),
      mail.text.indexOf('invites you to'),
    ];
    expect(opening).toBeGreaterThan(0);
    expect(ours).toBeGreaterThan(opening);
    expect(mail.text).toMatch(/\nCall 030 1234 & ask\.\n\n-- \nAcme · sent by Latchkey$/);
    expect(mail.html).toMatch(/Welcome to Acme and [^<]+<\/p>/);
    expect(mail.html).toContain('>Call 030 1234 &amp; ask.</p>');
    expect((await published(writer))[0]).toMatchObject({ mailWords: [{ ...welcome, answer: '' }] });
  });
  test('with markup are refused, by the paragraph and the reason', async () => {
    const refused = await refusal(publish(writer, { ...blue, mailWords: [english] }));
    expect(refused.errorCode).toBe(1000);
    expect(refused.message).toContain('must be plain text, without < and >');
  });
});

describe('nothing is published', () => {
  test('for another organisation', async () => {
    const { uniqueId } = rival;
    expect(await refusal(ada.call('PUT /brand/:uniqueId', { uniqueId, ...blue }))).toEqual(
      refusing('organisation.unknown'),
    );
    expect(await ada.call('GET /brand/:uniqueId', { uniqueId })).toEqual([]);
    expect((await hereAt(hostOf(rival))).brand).toBeNull();
  });
  test.for([
    ['a program', 'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+'],
    ['a program that is called an image', `data:image/png;base64,${btoa('<svg onload=alert(1)>')}`],
    ['an image of more than 64 KB', `${png}${'A'.repeat(100_000)}`],
  ] as const)('with %s as logo', async ([, logo]) => {
    expect(await refusal(publish(rival, { ...blue, logo }))).toEqual(refusing('brand.logo'));
    expect(await published(rival)).toEqual([]);
  });
  test('with a colour that is none', async () => {
    const { errorCode } = await refusal(publish(rival, { ...blue, primary: 'url(//evil.example)' }));
    expect(errorCode).toBe(1000);
    expect(await published(rival)).toEqual([]);
  });
});
