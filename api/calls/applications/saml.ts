import { z } from 'zod';
import { ChangeApplication } from '../../../domain/application/commands.ts';
import type { Settings } from '../../../domain/application/kinds.ts';
import {
  type AuthContext,
  authContexts,
  nameIdFormat,
  saml,
  signatureAlgorithms,
} from '../../../domain/application/settings/saml.ts';
import { logo } from '../../../domain/application/settings/shared.ts';
import { changesOf } from '../../../domain/changes.ts';
import { ChooseCertificate, RemoveCertificate } from '../../../domain/keyring/certificates.ts';
import { keyring } from '../../../domain/keyring/keyring.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { refuse } from '../../../domain/refusals.ts';
import { applications } from '../../../projections/models/applications/applications.ts';
import type { Mapping } from '../../callKinds.ts';
import { answers, changed, does, effect, ignored, type RowOf, view } from '../../kit.ts';
import { familyCalls, inAll, shownInAll } from '../parts/family.ts';
import { beginsRegistration, endsRegistration, registering } from '../parts/registering.ts';
import { authContext, certificates, contextOf, plain, settingsOf } from './samlSettings.ts';

const family = familyCalls('saml');
type Saml = Extract<Settings, { kind: 'saml' }>;
const { name } = saml.shape;

const reply = z
  .object({
    ...inAll,
    appType: z.literal('saml'),
    type: z.literal('SAML'),
    ...{ name: z.string(), logo: z.string(), logo_uri: z.string() },
    acsUrl: z.string(),
    otherAcsUrls: z.array(z.string()),
    isOtherSSOUrlEnabled: z.boolean(),
    isRDUrlSame: z.literal(true),
    sloUrl: z.string(),
    sloResponseUrl: z.string(),
    enable_single_logout: z.boolean(),
    ...{ entityID: z.string(), relayState: z.string(), nameIdformat: nameIdFormat },
    ...{ authnRequestsSigned: z.boolean(), wantMessageSigned: z.boolean() },
    assertion_encryption: z.enum(['Encrypted', 'Unencrypted']),
    ...{ encryptCert: z.string(), encrypt_file_name: z.string() },
    ...{ signingCert: z.string(), signature_file_name: z.string() },
    authContextClass: z.enum(Object.keys(authContexts) as AuthContext[]),
    signature_algorithm: z.enum(signatureAlgorithms),
  })
  .meta({ id: 'SamlApplication' });
/** A SAML application as the list shows it. */
export const shownSaml = view(reply, ({ settings, ...row }: RowOf<typeof applications>) => {
  const it = settings as Saml;
  return {
    ...shownInAll(row),
    appType: 'saml' as const,
    type: 'SAML' as const,
    name: it.name,
    logo: it.logo,
    logo_uri: it.logo,
    acsUrl: it.acsUrl,
    otherAcsUrls: it.otherAcsUrls,
    isOtherSSOUrlEnabled: it.otherAcsUrls.length > 0,
    /** Recipient and destination of a response are always the address that it is sent to. */
    isRDUrlSame: true as const,
    sloUrl: it.sloUrl,
    sloResponseUrl: it.sloResponseUrl ?? '',
    enable_single_logout: it.singleLogout,
    entityID: it.entityId,
    relayState: it.relayState,
    nameIdformat: it.nameIdFormat,
    authnRequestsSigned: it.signed,
    wantMessageSigned: it.encrypted,
    assertion_encryption: it.encrypted ? ('Encrypted' as const) : ('Unencrypted' as const),
    encryptCert: it.encryptionCertificate?.pem ?? '',
    encrypt_file_name: it.encryptionCertificate?.fileName ?? '',
    signingCert: it.signingCertificate?.pem ?? '',
    signature_file_name: it.signingCertificate?.fileName ?? '',
    authContextClass: it.authContext,
    signature_algorithm: it.signatureAlgorithm,
  };
});
const shownCertificate = z.object({
  certificateId: z.string(),
  /** PEM. */
  certificate: z.string(),
  madeAt: z.string(),
  expiresAt: z.string(),
});
const serviceProvider = z.object({
  ...{ acsUrl: z.string(), sloUrl: z.string(), entityID: z.string(), relayState: z.string() },
  ...{ authnRequestsSigned: z.boolean(), wantMessageSigned: z.boolean() },
  ...{ signingCert: z.string(), encryptCert: z.string(), authContextClass: z.string() },
});
/** An application with both sides of its connection, as its own page shows it. */
const detail = reply.extend({
  idp: z.object({
    ...{ signingCert: z.string(), encryptCert: z.string(), ssoUrl: z.string(), sloUrl: z.string() },
    ...{ entityID: z.string(), nameIdFormat: z.string(), metadataUrl: z.string(), startUrl: z.string() },
    /** The certificates that are published, the one that signs first. */
    certificates: z.array(shownCertificate),
  }),
  sp: serviceProvider,
});
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
        ...plain,
        ...certificates,
        nameIdformat: nameIdFormat.optional(),
        authContextClass: authContext.optional(),
      }),
      uniqueId: ignored,
    }),
    ({ name, logo_uri, appData: { nameIdformat, authContextClass, ...sent } }, mapping) => {
      const { acsUrl, entityID: entityId } = sent;
      const given = { ...sent, nameIdFormat: nameIdformat, authContext: contextOf(authContextClass) };
      const settings = { ...settingsOf(given, mapping), acsUrl, entityId };
      return { settings: { kind: 'saml', name, logo: logo_uri, ...settings } };
    },
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
    ({ appId, name, logo_uri: logo, auth_context_class, ...sent }, mapping) => ({
      id: appId,
      changes: {
        ...{ kind: 'saml' as const, name, logo },
        ...settingsOf({ ...sent, authContext: contextOf(auth_context_class) }, mapping),
      },
    }),
    {
      about: 'Changes a SAML application. Fields that are not sent stay as they are.',
      body: changesOf(
        z.object({
          name,
          logo_uri: logo,
          ...plain,
          ...certificates,
          nameIdFormat,
          auth_context_class: authContext,
        }),
      ),
      envelope: { errorCode: 200 },
    },
  ),
  setSamlUserSource: family.setsSource('PUT /SAML/updateApp/:appId'),
  updateSAMLAppStatus: family.suspends('PUT /SAML/updateSAMLAppStatus/:appId'),
  deleteSAMLApp: family.deletes('DELETE /SAML/deleteSAMLApp/:appId', 'Application Deleted Successfully'),
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
    { about: 'Chooses the certificate that signs. `id` is that of the organisation.' },
  ),
  removeSamlCertificate: does(
    'DELETE /SAML/deleteCertificate/:certificateId',
    ['operator'],
    RemoveCertificate,
    ({ certificateId }, mapping) => ({ id: organisationOf(mapping), certificateId }),
    { about: 'Removes a certificate. `id` is that of the organisation.' },
  ),
  getSamlUsers: family.users('GET /SAML/users/:appId'),
  getAllSAMLUsersReportByAppId: family.report('GET /SAML/getAllSAMLUsersReportByAppId/:appId'),
  registerSamlUser: beginsRegistration(
    'POST /SAML/register',
    'Begins the registration of a person invited to a SAML application.',
  ),
  verifyRegisterSamlUser: endsRegistration(
    'POST /SAML/verify-register-attestation',
    registering,
    'Ends the registration of a person invited to a SAML application.',
  ),
};
