import { z } from 'zod';
import { authContexts, type nameIdFormat, saml } from '../../../domain/application/settings/saml.ts';
import { text } from '../../../domain/kit.ts';
import type { Mapping } from '../../callKinds.ts';

const { shape: fields } = saml;
const file = text(120);
const noneOr = <T extends z.ZodType>(schema: T) => z.union([z.literal(''), schema]);
/** The certificates as the requirements send them: text and file name apart, an empty text for none. */
export const certificates = {
  encryptCert: noneOr(text(16_000, 1)).optional(),
  encrypt_file_name: file.optional(),
  signingCert: noneOr(text(16_000, 1)).optional(),
  signature_file_name: file.optional(),
};
/** One name has two spellings in the requirements. */
export const authContext = z.enum([
  ...(Object.keys(authContexts) as (keyof typeof authContexts)[]),
  'int_win_auth',
]);
/** The authentication context that is meant, by the domain's name. */
export const contextOf = (sent: z.output<typeof authContext> | undefined) =>
  sent === 'int_win_auth' ? 'intWinAuth' : sent;
/** The other settings that are sent under the same name when an application is created and changed. */
export const plain = {
  acsUrl: fields.acsUrl,
  sloUrl: fields.sloUrl,
  sloResponseUrl: fields.sloResponseUrl,
  entityID: fields.entityId,
  relayState: fields.relayState,
  /** Whether whole responses are signed, and requests must be. */
  authnRequestsSigned: fields.signed,
  /** Whether assertions are encrypted. */
  wantMessageSigned: fields.encrypted,
  signature_algorithm: fields.signatureAlgorithm,
  enable_single_logout: fields.singleLogout,
  otherAcsUrls: fields.otherAcsUrls,
};
type Fields = z.output<z.ZodObject<typeof plain>> &
  Required<z.output<z.ZodObject<typeof certificates>>> & {
    nameIdFormat: z.output<typeof nameIdFormat>;
    authContext: ReturnType<typeof contextOf>;
  };
type Sent = { [K in keyof Fields]?: Fields[K] | undefined };
/** The settings that are sent, in the form of the domain. Those that are not sent are undefined. */
export function settingsOf(sent: Sent, { mustBeCertificate }: Pick<Mapping, 'mustBeCertificate'>) {
  const certificate = (pem: string | undefined, fileName = 'certificate.pem') => {
    if (!pem) return pem === '' ? null : undefined;
    mustBeCertificate(pem);
    return { pem, fileName };
  };
  return {
    acsUrl: sent.acsUrl,
    otherAcsUrls: sent.otherAcsUrls,
    sloUrl: sent.sloUrl,
    sloResponseUrl: sent.sloResponseUrl,
    entityId: sent.entityID,
    relayState: sent.relayState,
    nameIdFormat: sent.nameIdFormat,
    signed: sent.authnRequestsSigned,
    encrypted: sent.wantMessageSigned,
    encryptionCertificate: certificate(sent.encryptCert, sent.encrypt_file_name || undefined),
    signingCertificate: certificate(sent.signingCert, sent.signature_file_name || undefined),
    authContext: sent.authContext,
    signatureAlgorithm: sent.signature_algorithm,
    singleLogout: sent.enable_single_logout,
  };
}
