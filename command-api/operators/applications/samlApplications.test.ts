import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../../test/clients/raw.ts';
import { providerKeys, samlApp } from '../../../test/clients/saml.ts';
import { png } from '../../../test/logo.ts';
import { type Operator, operatorOf } from '../../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../../test/product.ts';

let product: Here;
let ada: Operator;
let rival: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  rival = await operatorOf(product, 'special_plan');
});
/** A certificate with a key of 1024 bits, one with an elliptic curve, and one with an exponent of 65 bits. */
const weak = `-----BEGIN CERTIFICATE-----
MIIB/DCCAWWgAwIBAgIUZOMzXCxBeNsLgspg/dE0dr78z2kwDQYJKoZIhvcNAQEL
BQAwDzENMAsGA1UEAwwEd2VhazAgFw0yNjExMjIxMTE3MTdaGA8yMTI2MTAyOTEx
MTcxN1owDzENMAsGA1UEAwwEd2VhazCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkC
gYEAuvkkJcZyDIBMYAjrlv3t3FPJ3Zi60IsmJQ38ak5TVDmUaYShI5dFQRmkbDqC
3Vc6tdUdoZdct3kObS8ZX2YdU4Y+U/0J3ii/91FiuLa6Ah4Gv2A7L/ghHsw/l2ec
B4NzpNSjkZAecwr0YNeNP6yCEkkSs0PhK9q5TQGqh1kcHiUCAwEAAaNTMFEwHQYD
VR0OBBYEFBMofcBMDUN3HYEEDi8EgKqV25pMMB8GA1UdIwQYMBaAFBMofcBMDUN3
HYEEDi8EgKqV25pMMA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADgYEA
FFxSxmskKUzBcuDGQr4QwEx0GWLPC7iRgxPi0PHqz9neXH+adtTUHx3vFUkK+QoE
1hdX5MimZDM4lPTSoB2w3s5Vfuzb0vwgVJMPK6+5bDoD0fZGpUqVs5u4pOk4bwuy
O52XmXUM+jJdUXTbBjqi+3ZtUMxsoy0+jtUWMcbIRT0=
-----END CERTIFICATE-----
`;
const curve = `-----BEGIN CERTIFICATE-----
MIIBdzCCAR2gAwIBAgIUVHHbcF2ctq+H0Fgi5vwsMhuQOycwCgYIKoZIzj0EAwIw
EDEOMAwGA1UEAwwFY3VydmUwIBcNMjYxMTIyMTExNzE3WhgPMjEyNjEwMjkxMTE3
MTdaMBAxDjAMBgNVBAMMBWN1cnZlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
7bZjNR8Xa2mjjoPVTqaRKD5k2ACKd9q/hlmgbFa8fj/C729JOwnH4oIIfGQBoXB3
nvkIzZfAAPWdCUz+lx3Z8KNTMFEwHQYDVR0OBBYEFNvGffUHofDOqVFWOAddafng
eu8TMB8GA1UdIwQYMBaAFNvGffUHofDOqVFWOAddafngeu8TMA8GA1UdEwEB/wQF
MAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhAK8ySMi/CysMDa72aaJusGj9WynU6fBd
ZriUvaP4v27iAiAVhUNt+toowdNFbmttTjSsAAdO5vbGF1LG7Gskv27/iQ==
-----END CERTIFICATE-----
`;
const slow = `-----BEGIN CERTIFICATE-----
MIIDBzCCAe+gAwIBAgIUJRx9rGAmjIJccvNpOTa1fhMPApkwDQYJKoZIhvcNAQEL
BQAwDzENMAsGA1UEAwwEc2xvdzAgFw0yNjExMjUxNTQxNDRaGA8yMTI2MTEwMTE1
NDE0NFowDzENMAsGA1UEAwwEc2xvdzCCASgwDQYJKoZIhvcNAQEBBQADggEVADCC
ARACggEBAL7GGUFus+qQXaCuAED5vZHg3MdbyfrUrKpQmSPI0JW3+5NTAshwSq7h
h2raqVHcpIOKTimNtucVTHzMufIkyKNkJsRBnKtF9ehLtgnLJgoHW73xiDA1zCUW
6WqhUoIxk4kvBHFEIDz/sPoV/vRPj6qz/Miv+myYteYv36U8J2zAjH3IsZhKYCuU
QA1PFfl3EhiHHAY2CoXGEpo1HFBFcW9mEx2VwDnX3E6Bl1Uu7WWiT89GI+ojyoo9
7V+FLU4pswmfPN1+rruz00kFD1PvgizREKNrhk4AN19GQ68BNOS3ugMpK5bMksA+
bua5NKRckrLp6CH4gpYoDNOO+jzwY2kCCQEAAAAAAAAADaNTMFEwHQYDVR0OBBYE
FH9BGBV0JWXNS9vN4BjvAk5xkfqjMB8GA1UdIwQYMBaAFH9BGBV0JWXNS9vN4Bjv
Ak5xkfqjMA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADggEBAGot7OFT
20BY0uJkILHKzfwIuQjtuwQtjy6mdKojD2gtd3EYZum06Huo6bctAMht9LXjlGI/
ACvVeAmR+svsc9JsDvf8Dgth5Al/GgUuH1NK+ADBkTcA0oO+qklKzNZ6FsVAyajT
di44ZQpEFX1Rv3WLxK+CqKyUmuQbka2/Q8E06d5iWrnCY14DCSBTlBaw9XbZUAEg
gaRSEnM/hfqPgru11pk1IxZaZLtdfq2u0ytEHQrH93NPkMpIwPAKD0nSqOxOhC9O
TUS2injCUoqvyiys2Tlct0cUWCSbdo72LaQHkcSbu+pNHOAnHUThz2WDd1PSssj1
YUbAzilTsSu0Pto=
-----END CERTIFICATE-----
`;
const required = { acsUrl: 'https://hr.example/acs', entityID: 'https://hr.example/metadata' };
async function read(appId: string, { call }: Operator = ada) {
  await caughtUp(product);
  return call('GET /SAML/app/:appId', { appId });
}

test('an application is created, listed and read with its defaults [org-app-saml.call.get-saml-getallsamlapplications, org-app-saml.call.get-saml-app, data.saml-app, data.saml-files, data.saml-detail]', async () => {
  const { appId } = await ada.call('POST /SAML/create', { name: 'HR', appData: required });
  const { idp, sp, ...app } = await read(appId!);
  expect(app).toMatchObject({
    ...required,
    ...{ appId, name: 'HR', logo_uri: '', suspended: false, isSonicKYCEnabled: false, totalUsersCount: 0 },
    ...{ domain: ada.subdomain, createdBy: ada.email },
    ...{ sloUrl: '', relayState: '', nameIdformat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' },
    ...{ authnRequestsSigned: true, wantMessageSigned: true, assertion_encryption: 'Encrypted' },
    ...{ encryptCert: '', encrypt_file_name: '', signingCert: '', signature_file_name: '' },
    ...{ authContextClass: 'passwordless', signature_algorithm: 'rsa_sha256' },
    ...{ enable_single_logout: true, isOtherSSOUrlEnabled: false, isRDUrlSame: true },
  });
  const at = `${new URL(product.url).protocol}//${ada.subdomain}.localhost:${new URL(product.url).port}/saml/idp`;
  expect(idp).toMatchObject({
    ...{ ssoUrl: `${at}/sso/${appId}`, sloUrl: `${at}/slo/${appId}`, entityID: `${at}/metadata/${appId}` },
    nameIdFormat: app.nameIdformat,
  });
  expect(idp.encryptCert).toBe(idp.signingCert);
  expect(new X509Certificate(idp.signingCert).checkIssued(new X509Certificate(idp.signingCert))).toBe(true);
  expect(sp).toEqual({
    ...{ ...required, sloUrl: '', relayState: '', authnRequestsSigned: true, wantMessageSigned: true },
    ...{ signingCert: '', encryptCert: '', authContextClass: 'passwordless' },
  });
  const { uniqueId } = ada;
  const list = ({ call }: Operator) => call('GET /SAML/getAllSAMLApplications/:uniqueId', { uniqueId });
  expect(await list(ada)).toMatchObject([{ appId, createdAt: app.createdAt, updatedAt: app.updatedAt }]);
  expect(await list(rival)).toEqual([]);
  expect(await refusal(read(appId!, rival))).toEqual(refusing('application.unknown'));
});
test('the documented bodies store every setting, when an application is created and when it is changed [org-app-saml.call.post-saml-create, org-app-saml.call.put-saml-update, org-app-saml.form.want-signed]', async () => {
  const { certificate } = await providerKeys;
  const made = {
    ...{ acsUrl: 'https://pay.example/acs', sloUrl: 'https://pay.example/slo', entityID: 'urn:pay' },
    ...{ relayState: '/pay', authnRequestsSigned: false, wantMessageSigned: false },
    nameIdformat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    authContextClass: 'kerberos',
    ...{ encryptCert: certificate, encrypt_file_name: 'a.crt' },
    ...{ signingCert: certificate, signature_file_name: 'b.crt' },
  } as const;
  const { appId } = await ada.call('POST /SAML/create', {
    ...{ name: 'Pay', logo_uri: png, uniqueId: rival.uniqueId, appData: made },
  });
  const shown = { appId, logo_uri: png, uniqueId: ada.uniqueId };
  expect(await read(appId!)).toMatchObject({
    ...{ ...shown, ...made, name: 'Pay' },
    assertion_encryption: 'Unencrypted',
  });
  const sent = {
    ...{ name: 'Payroll', acsUrl: 'https://roll.example/acs', sloUrl: 'https://roll.example/slo' },
    ...{ entityID: 'urn:roll', relayState: '/roll', authnRequestsSigned: true, wantMessageSigned: true },
    ...{ encryptCert: certificate, signingCert: certificate },
  };
  const nameIdFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';
  const update = (changes: object) => ada.call('PUT /SAML/update/:appId', { appId: appId!, ...changes });
  const { errorCode } = await update({ ...sent, nameIdFormat, auth_context_class: 'password' });
  expect(errorCode).toBe(200);
  const attributes = [
    { name: 'urn:oid:2.5.4.3', nameFormat: 'uri', friendlyName: 'cn', source: 'name', value: '' },
  ];
  await update({ attributes });
  expect(await read(appId!)).toMatchObject({ attributes });
  const changed = { ...sent, nameIdformat: nameIdFormat, authContextClass: 'password' };
  expect(await read(appId!)).toMatchObject({ ...shown, ...changed });
  const without = { authnRequestsSigned: false, wantMessageSigned: false, signingCert: '', encryptCert: '' };
  await update(without);
  expect(await read(appId!)).toMatchObject({ ...shown, ...changed, ...without });
});
test('only what is sent is changed, under either spelling of a context [org-app-saml.call.put-saml-update, org-app-saml.form.authcontext-variant, org-app-saml.form.field-names]', async () => {
  const { appId, ...made } = await samlApp(ada);
  const update = (changes: object, { call } = ada) => call('PUT /SAML/update/:appId', { appId, ...changes });
  const { certificate } = await providerKeys;
  const nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
  const changed = await update({
    ...{ name: 'Staff', nameIdFormat, auth_context_class: 'int_win_auth', relayState: '/start' },
    ...{ encryptCert: certificate.replaceAll('\n', '\r\n'), encrypt_file_name: 'new.crt' },
  });
  expect(changed.errorCode).toBe(200);
  expect(await read(appId)).toMatchObject({
    ...{ name: 'Staff', nameIdformat: nameIdFormat, authContextClass: 'intWinAuth', relayState: '/start' },
    ...{ encryptCert: certificate, encrypt_file_name: 'new.crt' },
    ...{ acsUrl: made.acsUrl, entityID: made.entityID, signingCert: certificate },
  });
  expect(await refusal(update({ encryptCert: '' }))).toEqual(refusing('application.encryptionCertificate'));
  expect(await refusal(update({ signingCert: '' }))).toEqual(refusing('application.signingCertificate'));
  await update({ encryptCert: '', wantMessageSigned: false });
  expect(await read(appId)).toMatchObject({ encryptCert: '', wantMessageSigned: false });
  expect(await refusal(update({ name: 'Mine' }, rival))).toEqual(refusing('application.unknown'));
});
test('a certificate must be one, with an RSA key of 2048 bits', async () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const bare = publicKey.export({ type: 'spki', format: 'pem' }) as string;
  const { certificate } = await providerKeys;
  const [first, ...lines] = certificate.split('\n');
  const damaged = [first, ...lines.map((line, at) => (at === 3 ? line.replace(/./g, 'A') : line))].join('\n');
  const create = (encryptCert: string) =>
    ada.call('POST /SAML/create', { name: 'HR', appData: { ...required, encryptCert } });
  await create(certificate);
  for (const wrong of [bare, damaged, 'x', weak, curve, slow])
    expect(await refusal(create(wrong))).toMatchObject({ errorCode: refusing('request.invalid').errorCode });
});
test('an application is suspended and deleted, and by nobody else [org-app-saml.call.put-saml-updatesamlappstatus, org-app-saml.call.delete-saml-deletesamlapp]', async () => {
  const { appId } = await samlApp(ada);
  const set = (suspended: boolean, { call } = ada) =>
    call('PUT /SAML/updateSAMLAppStatus/:appId', { appId, suspended });
  await set(true);
  expect(await read(appId)).toMatchObject({ suspended: true });
  await set(false);
  expect(await read(appId)).toMatchObject({ suspended: false });
  const remove = ({ call }: Operator) => call('DELETE /SAML/deleteSAMLApp/:appId', { appId });
  const oidc = () => ada.call('DELETE /deleteOIDCApp/:appId', { appId });
  for (const attempt of [() => set(true, rival), () => remove(rival), oidc])
    expect(await refusal(attempt())).toEqual(refusing('application.unknown'));
  await remove(ada);
  expect(await refusal(read(appId))).toEqual(refusing('application.unknown'));
});
test('a second certificate is published beside the first, then signs in its place, and the first is removed', async () => {
  const { appId } = await samlApp(rival);
  const certificates = async () =>
    (await read(appId, rival)).idp.certificates.map(({ certificateId }) => certificateId);
  const [first] = await certificates();
  const { id: second } = await rival.call('POST /SAML/addCertificate', {});
  expect(await certificates()).toEqual([first, second]);
  expect(await refusal(rival.call('POST /SAML/addCertificate', {}))).toEqual(refusing('sso.certificates'));
  const use = (certificateId: string, { call } = rival) =>
    call('PUT /SAML/useCertificate/:certificateId', { certificateId });
  const remove = (certificateId: string) =>
    rival.call('DELETE /SAML/deleteCertificate/:certificateId', { certificateId });
  expect(await refusal(remove(first!))).toEqual(refusing('sso.certificateUsed'));
  expect(await refusal(use(second, ada))).toEqual(refusing('sso.certificate'));
  await use(second);
  expect(await certificates()).toEqual([second, first]);
  await remove(first!);
  expect(await certificates()).toEqual([second]);
});
