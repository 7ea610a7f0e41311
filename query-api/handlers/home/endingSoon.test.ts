import { expect, test } from 'vitest';
import { newCertificate } from '../../../server-kit/keys/certificates.ts';
import { oidcApp } from '../../../test/clients/openid.ts';
import { samlApp } from '../../../test/clients/saml.ts';
import { operatorOf } from '../../../test/people/people.ts';
import { sharedProduct } from '../../../test/product.ts';

/** A certificate that ends in so many days. */
async function endingIn(days: number): Promise<string> {
  const now = new Date();
  const made = new Date(Date.UTC(now.getUTCFullYear() - 5, now.getUTCMonth(), now.getUTCDate() + days));
  return (await newCertificate('service provider', made)).certificate;
}

test('what ends soon is named with its application, the first first, and what ends later or elsewhere is not', async () => {
  const product = await sharedProduct();
  const [ada, bob] = [await operatorOf(product, 'special_plan'), await operatorOf(product, 'special_plan')];
  const wiki = await oidcApp(ada, { token_endpoint_auth_method: 'client_secret_basic' });
  await ada.call('POST /rotateClientSecret/:appId', { appId: wiki.appId, keepHours: 24 });
  const hr = await samlApp(ada, { signingCert: await endingIn(-3), encryptCert: await endingIn(20) });
  await samlApp(ada);
  const endsOf = async ({ call }: typeof ada) =>
    (await call('GET /endingSoon', {})).ends.map(({ what, application }) => [what, application]);
  const payroll = { appId: hr.appId, name: hr.name, family: 'saml' };
  const theWiki = { appId: wiki.appId, name: wiki.name, family: 'oidc' };
  expect(await endsOf(ada)).toEqual([
    ['signing', payroll],
    ['secret', theWiki],
    ['encryption', payroll],
  ]);
  expect(await endsOf(bob)).toEqual([]);
  await ada.call('DELETE /keptClientSecret/:appId', { appId: wiki.appId });
  await ada.call('PUT /SAML/update/:appId', { appId: hr.appId, signingCert: await endingIn(400) });
  expect(await endsOf(ada)).toEqual([['encryption', payroll]]);
});
