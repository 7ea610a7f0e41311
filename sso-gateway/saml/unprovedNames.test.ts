import { beforeAll, describe, expect, test } from 'vitest';
import { nameIdFormats } from '../../domain/application/settings/saml.ts';
import { type SamlApp, samlApp } from '../../test/clients/saml.ts';
import { serviceProvider, signInAt } from '../../test/clients/serviceProvider.ts';
import { personIdOf } from '../../test/people/familyUsers.ts';
import { type App, type Operator, operatorOf, unique, webApp } from '../../test/people/people.ts';
import { withPhone } from '../../test/people/phones.ts';
import { caughtUp, type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let shop: App;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  shop = await webApp(ada);
});

/** A SAML application that is open to everybody, with this format of name IDs. */
async function openApp(nameIdformat: (typeof nameIdFormats)[keyof typeof nameIdFormats]) {
  const app = await samlApp(ada, { nameIdformat });
  await ada.call('PUT /application/:appId/openings', { appId: app.appId, everybody: true });
  return app;
}
/** What the application is told of the person who signs in with this passkey. */
async function toldOf(app: SamlApp, { key }: Pick<Awaited<ReturnType<typeof withPhone>>, 'key'>) {
  const at = await serviceProvider(product, ada, app);
  const browser = visit(product, app.host);
  const { form } = await signInAt(browser, await browser.send(await at.begin()), key);
  const told = at.provider.validatePostResponseAsync(form);
  return { xml: Buffer.from(form.SAMLResponse, 'base64').toString(), told };
}

describe('a stranger who registers at a website under the e-mail address of somebody else', () => {
  const register = () => withPhone(product, shop, `${unique('ceo')}@acme.example`);

  test('gets no name ID of it', async () => {
    const app = await openApp(nameIdFormats.emailAddress);
    const { xml, told } = await toldOf(app, await register());
    await expect(told).rejects.toThrow();
    expect(xml).toContain('InvalidNameIDPolicy');
  });
  test('is told as an id, wherever the name would stand', async () => {
    const app = await openApp(nameIdFormats.unspecified);
    const stranger = await register();
    const profile = (await (await toldOf(app, stranger)).told).profile!;
    const personId = await personIdOf(product, stranger.userId);
    expect(profile).toMatchObject({ nameID: personId, attributes: { username: personId } });
    expect(JSON.stringify(profile)).not.toContain(stranger.username);
  });
  test('is told by the address that an operator has entered', async () => {
    const app = await openApp(nameIdFormats.emailAddress);
    const stranger = await register();
    const primary_email = `${unique('bob')}@acme.example`;
    const personId = await personIdOf(product, stranger.userId);
    await ada.call('PUT /person/:personId/details', { personId, primary_email });
    await caughtUp(product);
    const { told } = await toldOf(app, stranger);
    expect((await told).profile).toMatchObject({ nameID: primary_email });
  });
});

test('a person whose user name is no address is told by it', async () => {
  const bob = await withPhone(product, shop);
  const { told } = await toldOf(await openApp(nameIdFormats.unspecified), bob);
  expect((await told).profile).toMatchObject({ nameID: bob.username });
});
