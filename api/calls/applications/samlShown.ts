import { z } from 'zod';
import type { Settings } from '../../../domain/application/kinds.ts';
import { samlRows } from '../../../domain/application/settings/rows/saml.ts';
import { saml, wholeSaml } from '../../../domain/application/settings/saml.ts';
import { told } from '../../../domain/problems.ts';
import type { applications } from '../../../projections/models/applications/applications.ts';
import { type RowOf, view } from '../../kit.ts';
import { wireOf } from '../../settings.ts';
import { inAll, shownInAll } from '../parts/inAll.ts';

export type Saml = Extract<Settings, { kind: 'saml' }>;
/** The settings as they are sent and shown. */
export const wire = wireOf(samlRows, saml.shape);

const shownAttribute = z.object({
  ...{ name: z.string(), nameFormat: z.string(), friendlyName: z.string() },
  ...{ source: z.string(), value: z.string() },
});
const reply = z
  .object({
    ...inAll,
    ...wire.reply,
    appType: z.literal('saml'),
    type: z.literal('SAML'),
    ...{ logo: z.string(), logo_uri: z.string() },
    isOtherSSOUrlEnabled: z.boolean(),
    isRDUrlSame: z.literal(true),
    assertion_encryption: z.enum(['Encrypted', 'Unencrypted']),
    attributes: z.array(shownAttribute),
    ...{ encryptCert: z.string(), encrypt_file_name: z.string() },
    ...{ signingCert: z.string(), signature_file_name: z.string() },
  })
  .meta({ id: 'SamlApplication' });
/** A SAML application as the list shows it. */
export const shownSaml = view(reply, ({ settings, ...row }: RowOf<typeof applications>) => {
  const it = settings as Saml;
  return {
    ...shownInAll(row),
    ...wire.shown(it),
    attributes: [...wholeSaml(it).attributes],
    appType: 'saml' as const,
    type: 'SAML' as const,
    logo: it.logo,
    logo_uri: it.logo,
    isOtherSSOUrlEnabled: it.otherAcsUrls.length > 0,
    /** Recipient and destination of a response are always the address that it is sent to. */
    isRDUrlSame: true as const,
    assertion_encryption: it.encrypted ? ('Encrypted' as const) : ('Unencrypted' as const),
    encryptCert: it.encryptionCertificate?.pem ?? '',
    encrypt_file_name: it.encryptionCertificate?.fileName ?? '',
    signingCert: it.signingCertificate?.pem ?? '',
    signature_file_name: it.signingCertificate?.fileName ?? '',
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
export const detail = reply.extend({
  idp: z.object({
    ...{ signingCert: z.string(), encryptCert: z.string(), ssoUrl: z.string(), sloUrl: z.string() },
    ...{ entityID: z.string(), nameIdFormat: z.string(), metadataUrl: z.string(), startUrl: z.string() },
    /** The certificates that are published, the one that signs first. */
    certificates: z.array(shownCertificate),
  }),
  sp: serviceProvider,
  /** The last reading of the metadata at their address, and the names of the settings that they changed; null before it. */
  metadataRead: z
    .object({ at: z.string(), problem: z.string(), told: told.nullable(), changed: z.array(z.string()) })
    .nullable(),
  /** Which certificates of the service provider have ended. */
  endedCertificates: z.array(z.enum(['signing', 'encryption'])),
});
const { acsUrl, otherAcsUrls, sloUrl, sloResponseUrl, entityID, authnRequestsSigned } = reply.shape;
/** What metadata say of the settings of an application, by the names under which these are shown. */
export const providerMetadata = z
  .object({
    ...{ entityID, acsUrl, otherAcsUrls, sloUrl, sloResponseUrl, authnRequestsSigned },
    nameIdformat: reply.shape.nameIdformat.optional(),
    wantMessageSigned: reply.shape.wantMessageSigned,
    ...{ encryptCert: z.string(), encrypt_file_name: z.string() },
    ...{ signingCert: z.string(), signature_file_name: z.string() },
    metadata_url: z.string().optional(),
  })
  .meta({ id: 'ServiceProviderMetadata' });
