import { faultSays, nameWrong } from '../../../web-kit/faults.ts';
import { redirectUriProblem } from '../../../web-kit/limits.ts';
import type { SamlApplication } from './saml.ts';
import { samlTexts as t } from './texts.ts';

type NameId = SamlApplication['nameIdformat'];
export type AuthContext = SamlApplication['authContextClass'];
type Algorithm = SamlApplication['signature_algorithm'];
/** The forms of a name ID, with their labels. */
export const nameIds: readonly { value: NameId; label: string }[] = [
  { value: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress', label: t.nameIds.emailAddress },
  { value: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified', label: t.nameIds.unspecified },
  { value: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent', label: t.nameIds.persistent },
  { value: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient', label: t.nameIds.transient },
];
export const authContexts: readonly AuthContext[] = [
  ...(['passwordless', 'passwordProtectedTransport', 'password', 'unspecified', 'TLSClient'] as const),
  ...(['x.509_certificate', 'intWinAuth', 'kerberos'] as const),
];
export const algorithms: readonly Algorithm[] = ['rsa_sha256', 'rsa_sha384', 'rsa_sha512'];

/** A certificate of the service provider; an empty text for none. */
export type CertificateDraft = { pem: string; fileName: string };
/** The editable values of a SAML application. Addresses may be empty while they are typed. */
export type SamlDraft = {
  name: string;
  logo: string;
  acsUrl: string;
  sloUrl: string;
  sloResponseUrl: string;
  entityID: string;
  relayState: string;
  nameId: NameId;
  signed: boolean;
  encrypted: boolean;
  encryption: CertificateDraft;
  signature: CertificateDraft;
  authContext: AuthContext;
  algorithm: Algorithm;
  singleLogout: boolean;
  otherAcsUrls: string[];
};
export type SamlProblems = Partial<
  Record<
    'name' | 'logo' | 'acsUrl' | 'sloUrl' | 'sloResponseUrl' | 'entityID' | 'encryption' | 'signature',
    string
  >
> & { otherAcsUrls: Record<string, string> };
const noFile: CertificateDraft = { pem: '', fileName: '' };
export const blankSaml: SamlDraft = {
  ...{ name: '', logo: '', acsUrl: '', sloUrl: '', sloResponseUrl: '', entityID: '', relayState: '' },
  nameId: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  ...{ signed: true, encrypted: true, encryption: noFile, signature: noFile },
  ...{ authContext: 'passwordless', algorithm: 'rsa_sha256', singleLogout: true, otherAcsUrls: [] },
};

export const samlDraftOf = (app: SamlApplication): SamlDraft => ({
  name: app.name,
  logo: app.logo,
  acsUrl: app.acsUrl,
  sloUrl: app.sloUrl,
  sloResponseUrl: app.sloResponseUrl,
  entityID: app.entityID,
  relayState: app.relayState,
  nameId: app.nameIdformat,
  signed: app.authnRequestsSigned,
  encrypted: app.wantMessageSigned,
  encryption: { pem: app.encryptCert, fileName: app.encrypt_file_name },
  signature: { pem: app.signingCert, fileName: app.signature_file_name },
  authContext: app.authContextClass,
  algorithm: app.signature_algorithm,
  singleLogout: app.enable_single_logout,
  otherAcsUrls: app.otherAcsUrls,
});

const sent = (draft: SamlDraft) => ({
  acsUrl: draft.acsUrl.trim(),
  sloUrl: draft.sloUrl.trim(),
  sloResponseUrl: draft.sloResponseUrl.trim(),
  entityID: draft.entityID.trim(),
  relayState: draft.relayState.trim(),
  authnRequestsSigned: draft.signed,
  wantMessageSigned: draft.encrypted,
  encryptCert: draft.encryption.pem,
  encrypt_file_name: draft.encryption.fileName,
  signingCert: draft.signature.pem,
  signature_file_name: draft.signature.fileName,
  signature_algorithm: draft.algorithm,
  enable_single_logout: draft.singleLogout,
  otherAcsUrls: draft.otherAcsUrls.map((url) => url.trim()).filter(Boolean),
});
/** The body of `POST /SAML/create`. */
export const samlCreation = (draft: SamlDraft) => ({
  name: draft.name.trim(),
  logo_uri: draft.logo,
  appData: { ...sent(draft), nameIdformat: draft.nameId, authContextClass: draft.authContext },
});
/** The body of `PUT /SAML/update/:appId`. */
export const samlChanges = (draft: SamlDraft) => ({
  name: draft.name.trim(),
  logo_uri: draft.logo,
  ...sent(draft),
  nameIdFormat: draft.nameId,
  auth_context_class: draft.authContext,
});
/** Whether the draft has unsaved input. */
export const isSamlChanged = (before: SamlDraft, next: SamlDraft) =>
  JSON.stringify(samlChanges(before)) !== JSON.stringify(samlChanges(next));

function urlProblem(address: string): string | undefined {
  return address.trim() ? faultSays(t.thisAddress, redirectUriProblem(address.trim(), 'web')) : undefined;
}
function entityProblem(entityID: string): string | undefined {
  if (!entityID.trim()) return t.audienceMissing;
  return /\s/.test(entityID.trim()) ? t.audienceWrong : undefined;
}
function nameIsWrong(name: string, before: string): string | undefined {
  if (!name.trim()) return t.nameMissing;
  return name === before ? undefined : nameWrong(name);
}

/** The reasons why a new application cannot be created, by field. Certificates may follow later. */
export function creationProblems(draft: SamlDraft, before: SamlDraft = blankSaml): SamlProblems {
  const logoFits = draft.logo === '' || /^(?:data:|https:\/\/[^/\s])/.test(draft.logo);
  const found = {
    name: nameIsWrong(draft.name, before.name),
    logo: logoFits ? undefined : t.logoUrlWrong,
    acsUrl: draft.acsUrl.trim() ? urlProblem(draft.acsUrl) : t.acsMissing,
    sloUrl: urlProblem(draft.sloUrl),
    sloResponseUrl: urlProblem(draft.sloResponseUrl),
    entityID: entityProblem(draft.entityID),
  };
  const others = draft.otherAcsUrls.map((url, place) => [String(place), urlProblem(url)]);
  const present = (entries: unknown[][]) => Object.fromEntries(entries.filter(([, problem]) => problem));
  return { ...present(Object.entries(found)), otherAcsUrls: present(others) };
}
/** The reasons why changed settings cannot be saved. */
export const samlProblems = (draft: SamlDraft, before: SamlDraft): SamlProblems => ({
  ...creationProblems(draft, before),
  ...(draft.encrypted && !draft.encryption.pem && { encryption: t.encryptMissing }),
  ...(draft.signed && !draft.signature.pem && { signature: t.signatureMissing }),
});
export const noSamlProblems: SamlProblems = { otherAcsUrls: {} };
export const hasSamlProblems = ({ otherAcsUrls, ...others }: SamlProblems) =>
  Object.keys(others).length > 0 || Object.keys(otherAcsUrls).length > 0;
