import type { z } from 'zod';
import type { samlCalls } from '../../api/calls/applications/saml.ts';
import { newCertificate } from '../../server-kit/keys/certificates.ts';
import { type Operator, unique } from '../people/people.ts';
import { type Guest, mailedToken, type Product, visit } from '../product.ts';
import { softKey } from './softKey.ts';

type About = Partial<z.input<typeof samlCalls.createSamlApp.body>['appData']>;
/** The key pair of the service providers in tests. Making one takes a while, so they share it. */
export const providerKeys = newCertificate('service provider', new Date());

export type SamlApp = Awaited<ReturnType<typeof samlApp>>;
/** A SAML application of the operator's organisation, which signs and encrypts unless told otherwise. */
export async function samlApp({ call, subdomain }: Operator, about: About = {}) {
  const name = unique('HR ');
  const { certificate } = await providerKeys;
  const appData = {
    acsUrl: 'https://hr.example/acs',
    sloUrl: 'https://hr.example/slo',
    entityID: 'https://hr.example/metadata',
    encryptCert: certificate,
    signingCert: certificate,
    ...about,
  };
  const { appId } = await call('POST /SAML/create', { name, appData });
  return { ...appData, appId: appId!, name, host: `${subdomain}.localhost` };
}

/** An invitation to a SAML application, with the token of the mailed link. */
export async function invitedToSaml(
  product: Product,
  { call }: Pick<Guest, 'call'>,
  { appId }: Pick<SamlApp, 'appId'>,
  { email = `${unique('grace')}@acme.example`, name = 'Grace Hopper' } = {},
) {
  await call('POST /invite/sendInvite', { email, name, type: 'ADD_SAML_USER', appId });
  return { email, accessToken: await mailedToken(product, email, 'SAMLRegisterUser') };
}

/** A person invited to a SAML application, who has made a passkey on the organisation's host. */
export async function samlUser(
  product: Product,
  operator: Pick<Guest, 'call'>,
  app: Pick<SamlApp, 'appId' | 'host'>,
  about: { email?: string; name?: string } = {},
) {
  const { email, accessToken } = await invitedToSaml(product, operator, app, about);
  const guest = visit(product, app.host);
  const key = softKey({ rpId: app.host, origin: guest.origin });
  const { options, transactionId } = await guest.call('POST /SAML/register', { accessToken });
  const credential = key.create(options);
  const { userId } = await guest.call('POST /SAML/verify-register-attestation', {
    credential,
    transactionId,
  });
  return { email, key, userId };
}
