import { randomBytes } from 'node:crypto';
import { authContexts, type NameIdFormat, type Saml } from '../../domain/application/settings/saml.ts';
import type { Certificate } from '../../domain/keyring/keyring.ts';
import { attributeStatement, type Told } from './attributes.ts';
import { type Addresses, identityProvider, serviceProvider } from './xml/entities.ts';
import { libraries } from './xml/libraries.ts';
import { algorithmOf } from './xml/signature.ts';
import { ns, escaped as x } from './xml/xml.ts';

/** The data with which this side answers an application. */
export type Answering = {
  settings: Saml;
  at: Addresses;
  certificate: Certificate;
  privateKey: string;
  now: Date;
};
/** The person and the session that a response describes. */
export type Subject = {
  nameId: string;
  nameIdFormat?: NameIdFormat | undefined;
  /** The authentication context class, where it is not that of the settings. */
  context?: string | undefined;
  attributes: readonly Told[];
  sessionIndex: string;
  signedInAt: Date;
  /** When the session ends. */
  until: Date;
};
/** The address of a response, and the request that it answers, if there was one. */
type ReplyTo = { acsUrl: string; inResponseTo: string | null };

const status = 'urn:oasis:names:tc:SAML:2.0:status';
/** Milliseconds for which an assertion can be used, and by which the clock of the application may be slow. */
const usable = 5 * 60_000;
const slow = 60_000;
export const newId = () => `_${randomBytes(20).toString('hex')}`;

const opening = (id: string, { at, now }: Answering, { acsUrl, inResponseTo }: ReplyTo) =>
  `<samlp:Response xmlns:samlp="${ns.protocol}" xmlns:saml="${ns.assertion}" ID="${id}" Version="2.0" ` +
  `IssueInstant="${now.toISOString()}" Destination="${x(acsUrl)}"` +
  `${inResponseTo ? ` InResponseTo="${x(inResponseTo)}"` : ''}><saml:Issuer>${x(at.entityID)}</saml:Issuer>`;

/** The assertion about a subject, before it is signed. */
export function assertion(answering: Answering, to: ReplyTo, subject: Subject): string {
  const { settings, at, now } = answering;
  const later = new Date(now.getTime() + usable).toISOString();
  const answers = to.inResponseTo ? ` InResponseTo="${x(to.inResponseTo)}"` : '';
  return (
    `<saml:Assertion xmlns:saml="${ns.assertion}" ID="${newId()}" Version="2.0" IssueInstant="${now.toISOString()}">` +
    `<saml:Issuer>${x(at.entityID)}</saml:Issuer>` +
    `<saml:Subject><saml:NameID Format="${subject.nameIdFormat ?? settings.nameIdFormat}">${x(subject.nameId)}</saml:NameID>` +
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">' +
    `<saml:SubjectConfirmationData NotOnOrAfter="${later}" Recipient="${x(to.acsUrl)}"${answers}/>` +
    '</saml:SubjectConfirmation></saml:Subject>' +
    `<saml:Conditions NotBefore="${new Date(now.getTime() - slow).toISOString()}" NotOnOrAfter="${later}">` +
    `<saml:AudienceRestriction><saml:Audience>${x(settings.entityId)}</saml:Audience></saml:AudienceRestriction>` +
    '</saml:Conditions>' +
    `<saml:AuthnStatement AuthnInstant="${subject.signedInAt.toISOString()}" ` +
    `SessionIndex="${subject.sessionIndex}" SessionNotOnOrAfter="${subject.until.toISOString()}"><saml:AuthnContext>` +
    `<saml:AuthnContextClassRef>${x(subject.context ?? authContexts[settings.authContext])}</saml:AuthnContextClassRef>` +
    '</saml:AuthnContext></saml:AuthnStatement>' +
    `${attributeStatement(subject.attributes)}</saml:Assertion>`
  );
}

/** The response to a completed sign-in, as base64: signed, and encrypted as the settings demand. */
export async function signedInResponse(answering: Answering, to: ReplyTo, subject: Subject): Promise<string> {
  const { settings, at, certificate, privateKey } = answering;
  const id = newId();
  const context =
    opening(id, answering, to) +
    `<samlp:Status><samlp:StatusCode Value="${status}:Success"/></samlp:Status>` +
    `${assertion(answering, to, subject)}</samlp:Response>`;
  const idp = identityProvider(settings, at, certificate, privateKey);
  const sp = serviceProvider(settings, to.acsUrl);
  const request = { extract: { request: { id: to.inResponseTo ?? '' } } };
  // An application that decrypts checks the signature of the response first, so it is made last.
  const made = await idp.createLoginResponse(
    sp,
    request,
    'post',
    {},
    {
      customTagReplacement: () => ({ id, context }),
      encryptThenSign: true,
    },
  );
  return made.context;
}

export type Failure =
  | 'AuthnFailed'
  | 'UnknownPrincipal'
  | 'InvalidNameIDPolicy'
  | 'NoAuthnContext'
  | 'NoPassive';
/** What the developers of the service provider can do about a failure. */
function messageOf(why: Failure, { authContext, nameIdFormat }: Saml): string {
  const says: Partial<Record<Failure, string>> = {
    NoAuthnContext:
      `People sign in with passkeys, which this application is told as ${authContexts[authContext]}. ` +
      'Ask for that class or for none, or allow another context in the console.',
    InvalidNameIDPolicy:
      `The Name ID Format of this application is ${nameIdFormat}. Ask for it or for none. Other formats are answered if ` +
      'the application allows it in the console, and the person has a name of that format.',
  };
  return says[why] ? `<samlp:StatusMessage>${x(says[why])}</samlp:StatusMessage>` : '';
}

/** The signed response to a sign-in that was not completed, as base64. */
export function failedResponse(answering: Answering, to: ReplyTo, why: Failure): string {
  const { settings, certificate, privateKey } = answering;
  const blames = why === 'InvalidNameIDPolicy' ? 'Requester' : 'Responder';
  const xml =
    `${opening(newId(), answering, to)}<samlp:Status><samlp:StatusCode Value="${status}:${blames}">` +
    `<samlp:StatusCode Value="${status}:${why}"/></samlp:StatusCode>${messageOf(why, settings)}</samlp:Status></samlp:Response>`;
  return libraries.samlify.SamlLib.constructSAMLSignature({
    rawSamlMessage: xml,
    isMessageSigned: true,
    privateKey,
    signingCert: certificate.certificate.replace(/-----[^-]+-----|\s/g, ''),
    signatureAlgorithm: algorithmOf(settings),
    signatureConfig: {
      prefix: 'ds',
      location: { reference: "/*[local-name(.)='Response']/*[local-name(.)='Issuer']", action: 'after' },
    },
  });
}

/** A request to sign somebody out, and the answer to such a request. */
export const logoutRequest = (
  { at, now, settings }: Answering,
  id: string,
  destination: string,
  { nameId, nameIdFormat, sessionIndex }: Pick<Subject, 'nameId' | 'nameIdFormat' | 'sessionIndex'>,
) =>
  `<samlp:LogoutRequest xmlns:samlp="${ns.protocol}" xmlns:saml="${ns.assertion}" ID="${id}" Version="2.0" ` +
  `IssueInstant="${now.toISOString()}" Destination="${x(destination)}"><saml:Issuer>${x(at.entityID)}</saml:Issuer>` +
  `<saml:NameID Format="${nameIdFormat ?? settings.nameIdFormat}">${x(nameId)}</saml:NameID>` +
  `<samlp:SessionIndex>${x(sessionIndex)}</samlp:SessionIndex></samlp:LogoutRequest>`;
/** How a sign-out ended: everywhere, not everywhere, or for nobody whom we know. */
export type LogoutOutcome = 'Success' | 'PartialLogout' | 'UnknownPrincipal';
export const logoutResponse = (
  { at, now }: Answering,
  destination: string,
  inResponseTo: string,
  outcome: LogoutOutcome,
) =>
  `<samlp:LogoutResponse xmlns:samlp="${ns.protocol}" xmlns:saml="${ns.assertion}" ID="${newId()}" Version="2.0" ` +
  `IssueInstant="${now.toISOString()}" Destination="${x(destination)}" InResponseTo="${x(inResponseTo)}">` +
  `<saml:Issuer>${x(at.entityID)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="` +
  `${status}:${outcome === 'UnknownPrincipal' ? 'Responder' : 'Success'}">` +
  `${outcome === 'Success' ? '' : `<samlp:StatusCode Value="${status}:${outcome}"/>`}</samlp:StatusCode></samlp:Status>` +
  '</samlp:LogoutResponse>';
