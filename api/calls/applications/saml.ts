import { z } from 'zod';
import { ChangeApplication } from '../../../domain/application/commands.ts';
import { samlRows } from '../../../domain/application/settings/rows/saml.ts';
import { attributes } from '../../../domain/application/settings/saml.ts';
import { logo } from '../../../domain/application/settings/shared.ts';
import { ChooseCertificate, RemoveCertificate } from '../../../domain/keyring/certificates.ts';
import { keyring } from '../../../domain/keyring/keyring.ts';
import { text } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { refuse } from '../../../domain/refusals.ts';
import { applications } from '../../../projections/models/applications/applications.ts';
import type { Mapping } from '../../callKinds.ts';
import { answers, changed, does, effect, ignored, ssoEffect } from '../../kit.ts';
import { familyCalls } from '../parts/family.ts';
import { beginsRegistration, endsRegistration, registering } from '../parts/registering.ts';
import { detail, providerMetadata, type Saml, shownSaml, wire } from './samlShown.ts';

const family = familyCalls('saml');
const { name, ...creating } = wire.creating;

const file = text(120).optional();
const pem = z.union([z.literal(''), text(16_000, 1)]).optional();
/** The certificates as the requirements send them: text and file name apart, an empty text for none. */
const certificates = {
  encryptCert: pem,
  encrypt_file_name: file,
  signingCert: pem,
  signature_file_name: file,
};
type Certificates = z.output<z.ZodObject<typeof certificates>>;
/** The certificates that are sent, in the form of the domain. Those that are not sent are undefined. */
function certificatesIn(sent: Certificates, { mustBeCertificate }: Pick<Mapping, 'mustBeCertificate'>) {
  const certificate = (pem: string | undefined, fileName: string | undefined) => {
    if (!pem) return pem === '' ? null : undefined;
    mustBeCertificate(pem);
    return { pem, fileName: fileName || 'certificate.pem' };
  };
  return {
    encryptionCertificate: certificate(sent.encryptCert, sent.encrypt_file_name),
    signingCertificate: certificate(sent.signingCert, sent.signature_file_name),
  };
}
/** One name of an authentication context has two spellings in the requirements. */
const authContext = z
  .enum([...(Object.keys(samlRows.authContext.of) as Saml['authContext'][]), 'int_win_auth'])
  .transform((sent) => (sent === 'int_win_auth' ? 'intWinAuth' : sent))
  .optional();

const ownCertificate = { rate: { count: 20, seconds: 3600 } };
const organisationOf = ({ actor }: Mapping) => actor.organisationId ?? refuse('session.none');

/** SAML applications, and the organisation's certificates for them. */
export const samlCalls = {
  createSamlApp: family.creates(
    'POST /SAML/create',
    z.object({
      name,
      logo_uri: logo.default(''),
      appData: z.object({
        ...creating,
        ...certificates,
        attributes: attributes.optional(),
        authContextClass: authContext,
      }),
      uniqueId: ignored,
    }),
    ({ name, logo_uri: logo, appData }, mapping) => ({
      settings: {
        ...{ kind: 'saml', logo },
        ...wire.settingsIn({ name, ...appData }),
        ...certificatesIn(appData, mapping),
        attributes: appData.attributes,
      },
    }),
    { errorCode: 0, message: 'Application Created successfully', idAs: 'appId' },
    {
      about: 'Registers a SAML application.',
      example: {
        name: 'Wiki',
        appData: {
          acsUrl: 'https://wiki.example/saml/acs',
          entityID: 'https://wiki.example/saml/metadata',
          authnRequestsSigned: false,
          wantMessageSigned: false,
        },
      },
    },
  ),
  getAllSAMLApplications: family.lists('GET /SAML/getAllSAMLApplications/:uniqueId', shownSaml),
  getSamlApp: answers('GET /SAML/app/:appId', ['operator'], detail, {
    shows: [applications, keyring, organisation],
    about:
      'Reads a SAML application with both sides of its connection. `idp` has the addresses and ' +
      'certificates that its service provider needs.',
  }),
  updateSamlApp: does(
    'PUT /SAML/update/:appId',
    ['operator'],
    ChangeApplication,
    ({ appId: id, logo_uri: logo, ...sent }, mapping) => ({
      id,
      changes: {
        ...{ kind: 'saml' as const, logo },
        ...wire.settingsIn(sent),
        ...certificatesIn(sent, mapping),
        attributes: sent.attributes,
      },
    }),
    {
      about: 'Changes a SAML application. Fields that are not sent stay as they are.',
      body: z.object({
        ...wire.changing,
        ...certificates,
        attributes: attributes.optional(),
        logo_uri: logo.optional(),
        auth_context_class: authContext,
      }),
      envelope: { errorCode: 200 },
    },
  ),
  setSamlUserSource: family.setsSource('PUT /SAML/updateApp/:appId'),
  updateSAMLAppStatus: family.suspends('PUT /SAML/updateSAMLAppStatus/:appId'),
  deleteSAMLApp: family.deletes('DELETE /SAML/deleteSAMLApp/:appId', 'Application Deleted Successfully'),
  readSamlMetadata: ssoEffect('POST /SAML/readMetadata', ['operator'], providerMetadata, {
    changes: [],
    about:
      'Reads the metadata of a service provider, as XML or from an https address on the open internet. ' +
      'Answers with the settings that they describe, and changes nothing.',
    body: z.object({
      xml: text(limits.samlMetadata, 1).optional(),
      address: text(limits.url, 1).optional(),
    }),
    onlyReads: true,
    rate: { count: 60, seconds: 3600 },
  }),
  addSamlCertificate: effect('POST /SAML/addCertificate', ['operator'], changed, {
    changes: [keyring],
    about: 'Makes a second certificate. It is published at once, and signs when it is chosen.',
    ...ownCertificate,
  }),
  useSamlCertificate: does(
    'PUT /SAML/useCertificate/:certificateId',
    ['operator'],
    ChooseCertificate,
    ({ certificateId }, mapping) => ({ id: organisationOf(mapping), certificateId }),
    { about: 'Chooses the certificate that signs. `id` is that of the organization.' },
  ),
  removeSamlCertificate: does(
    'DELETE /SAML/deleteCertificate/:certificateId',
    ['operator'],
    RemoveCertificate,
    ({ certificateId }, mapping) => ({ id: organisationOf(mapping), certificateId }),
    { about: 'Removes a certificate. `id` is that of the organization.' },
  ),
  getSamlUsers: family.users('GET /SAML/users/:appId'),
  getAllSAMLUsersReportByAppId: family.report('GET /SAML/getAllSAMLUsersReportByAppId/:appId'),
  registerSamlUser: beginsRegistration(
    'saml',
    'POST /SAML/register',
    'Begins the registration of a person invited to a SAML application.',
  ),
  verifyRegisterSamlUser: endsRegistration(
    'saml',
    'POST /SAML/verify-register-attestation',
    registering,
    'Ends the registration of a person invited to a SAML application.',
  ),
};
