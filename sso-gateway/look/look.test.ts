import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { png } from '../../test/logo.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../../test/product.ts';
import { contentPolicy } from './pages.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product);
});

/** Asks for a page in a language, as browsers do. */
async function pageAt(path: string, wanted: string, { subdomain }: Operator) {
  const browser = visit(product, `${subdomain}.localhost`);
  const answer = await browser.send(path, { headers: { 'accept-language': wanted, accept: 'text/html' } });
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') };
}

const askLogout = '/saml/idp/logout';

test('pages of the protocols have the language of the browser, or else that of the organisation', async () => {
  const titles: Record<string, string> = {
    'de-AT,de;q=0.9,en;q=0.8': 'Abmelden',
    fr: 'Se déconnecter',
    it: 'Sign out',
  };
  for (const [wanted, title] of Object.entries(titles))
    expect((await pageAt(askLogout, wanted, ada)).html).toContain(`<h1>${title}</h1>`);
  await ada.call('PUT /organisationLanguage/:uniqueId', { uniqueId: ada.uniqueId, language: 'es' });
  const { html } = await pageAt(askLogout, 'it', ada);
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('<h1>Cerrar sesión</h1>');
  expect((await pageAt('/openid/device', 'de', ada)).html).toContain('Code, den Ihr Gerät zeigt');
  expect((await pageAt('/openid/nothing', 'de', ada)).html).toContain('Etwas ist schiefgelaufen');
  expect((await pageAt('/saml/idp/sso/nothing', 'de', ada)).html).toContain('Etwas ist schiefgelaufen');
});

test('pages of the protocols have the brand that the organisation has published, and no other one', async () => {
  const rival = await operatorOf(product);
  const { uniqueId } = ada;
  await ada.call('PUT /brand/:uniqueId', { uniqueId, logo: png, primary: '#000080', accent: '#777777' });
  for (const path of [askLogout, '/openid/device']) {
    const { html, policy } = await pageAt(path, 'en', ada);
    expect(html).toContain(`<p class="whose"><img src="${png}" alt=""><span>Acme</span></p>`);
    expect(html).toContain('--brand:#000080');
    expect(html).toContain('<p class="product">Latchkey</p>');
    for (const [, style = ''] of html.matchAll(/<style>([^<]*)<\/style>/g))
      expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
    expect(policy).toContain('img-src data:');
    const theirs = await pageAt(path, 'en', rival);
    expect(theirs.html).not.toContain('class="whose"');
    expect(theirs.policy).toBe(contentPolicy);
  }
});
