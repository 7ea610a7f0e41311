import type { samlCalls } from '../../../api/calls/applications/saml.ts';
import type { samlUserCalls } from '../../../api/calls/users/samlUsers.ts';
import { invitedToSaml, samlApp } from '../../clients/saml.ts';
import { softKey } from '../../clients/softKey.ts';
import { familyUser } from '../../people/familyUsers.ts';
import { unique } from '../../people/people.ts';
import { visit } from '../../product.ts';
import type { Inputs, World } from './world.ts';

/** The certificate that signs for an organisation, after any other one has been removed. */
async function oneCertificate({ call, hr }: World['own']) {
  const { idp } = await call('GET /SAML/app/:appId', { appId: hr.appId });
  const [first, ...others] = idp.certificates;
  for (const { certificateId } of others)
    await call('DELETE /SAML/deleteCertificate/:certificateId', { certificateId });
  return first!;
}

export const saml: Inputs<typeof samlCalls & typeof samlUserCalls> = {
  createSamlApp: () => ({
    as: 'operator',
    input: {
      name: unique('HR '),
      appData: { acsUrl: 'https://hr.example/acs', entityID: 'https://hr.example/metadata' },
    },
  }),
  getAllSAMLApplications: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getSamlApp: ({ own }) => ({ as: 'operator', input: { appId: own.hr.appId } }),
  updateSamlApp: ({ own }) => ({
    as: 'operator',
    input: { appId: own.hr.appId, relayState: unique('/start/') },
  }),
  updateSAMLAppStatus: async ({ own }) => ({
    as: 'operator',
    input: { appId: (await samlApp(own)).appId, suspended: true },
  }),
  setSamlUserSource: ({ own }) => ({
    as: 'operator',
    input: { appId: own.hr.appId, ldapEnabled: false, userSource: 'internal' },
  }),
  deleteSAMLApp: async ({ own }) => ({ as: 'operator', input: { appId: (await samlApp(own)).appId } }),
  readSamlMetadata: () => ({
    as: 'operator',
    input: {
      xml: `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://hr.example/metadata">
        <SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><AssertionConsumerService
        Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://hr.example/acs" index="0"/>
        </SPSSODescriptor></EntityDescriptor>`,
    },
  }),
  addSamlCertificate: async ({ own }) => {
    await oneCertificate(own);
    return { as: 'operator', input: {} };
  },
  useSamlCertificate: async ({ own }) => ({
    as: 'operator',
    input: { certificateId: (await oneCertificate(own)).certificateId },
  }),
  removeSamlCertificate: async ({ own }) => {
    await oneCertificate(own);
    const { id } = await own.call('POST /SAML/addCertificate', {});
    return { as: 'operator', input: { certificateId: id } };
  },
  getSamlUsers: ({ own }) => ({ as: 'operator', input: { appId: own.hr.appId } }),
  getAllSAMLUsersReportByAppId: ({ own }) => ({ as: 'operator', input: { appId: own.hr.appId } }),
  registerSamlUser: async ({ own, product }) => {
    const { accessToken } = await invitedToSaml(product, own, own.hr);
    return { as: 'visitor', from: visit(product, own.hr.host), input: { accessToken } };
  },
  verifyRegisterSamlUser: async ({ own, product }) => {
    const { accessToken } = await invitedToSaml(product, own, own.hr);
    const from = visit(product, own.hr.host);
    const { options, transactionId } = await from.call('POST /SAML/register', { accessToken });
    const key = softKey({ rpId: own.hr.host, origin: from.origin });
    return { as: 'visitor', from, input: { credential: key.create(options), transactionId } };
  },
  getAllSAMLUsersByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getSAMLApplicationReportByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  getSAMLUser: ({ own }) => ({ as: 'operator', input: { userId: own.clerk.userId } }),
  updateSamlUser: ({ own }) => ({
    as: 'operator',
    input: { userId: own.clerk.userId, suspended: false, name: 'Grace' },
  }),
  suspendSAMLUserDevice: ({ own: { clerk } }) => ({
    as: 'operator',
    input: { userId: clerk.userId, credentialID: clerk.credentialIDs[0], suspend: false },
  }),
  removeSAMLUserDevice: async ({ product, own }) => {
    const { userId, credentialIDs } = await familyUser(product, own, 'saml', own.hr.appId);
    return { as: 'operator', input: { userId, credentialID: credentialIDs[0] } };
  },
  deleteSamlUser: async ({ product, own }) => ({
    as: 'operator',
    input: { userId: (await familyUser(product, own, 'saml', own.hr.appId)).userId },
  }),
};
