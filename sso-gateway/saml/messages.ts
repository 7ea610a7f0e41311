import { certificatesIn } from '../../domain/application/settings/pem.ts';
import { type Saml, wantsSigned } from '../../domain/application/settings/saml.ts';
import { decryptedNameId } from './xml/encryptedId.ts';
import { decoded, isQuerySigned, rawQuery, signedElement } from './xml/signature.ts';
import { bindings, child, children, deny, inflated, ns, parse, posted, textIn } from './xml/xml.ts';

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;
/** A time in milliseconds since the epoch; NaN when it is none. One without a zone is in UTC (SAML core, section 1.3.3). */
function timeOf(text: string | null): number {
  const [whole = '', zone] = dateTime.exec(text ?? '') ?? [];
  return Date.parse(whole && !zone ? `${whole}Z` : whole);
}

/** The binding of a message: the query of the address, or a form. */
export type Arrived = { url: string } | { form: Record<string, unknown> };
/** The side that receives a message: the application's settings, the address that it was sent to, and the time. */
type Receiving = { settings: Saml; destination: string; now: Date };
export type Kind = 'AuthnRequest' | 'LogoutRequest' | 'LogoutResponse';

const parameterOf = (kind: Kind) => (kind === 'LogoutResponse' ? 'SAMLResponse' : 'SAMLRequest');
/** Whether a query or form carries this kind of message. */
export const carries = (arrived: Arrived, name: 'SAMLRequest' | 'SAMLResponse') =>
  'url' in arrived ? rawQuery(arrived.url).has(name) : typeof arrived.form[name] === 'string';

/** Milliseconds by which clocks may differ, and for which a message is accepted. */
const skew = 3 * 60_000;
export const lasts = 5 * 60_000;
/** Sessions that one request to sign somebody out may name. */
const mostIndexes = 60;
/** SAML bindings allow 80 bytes, and some service providers send addresses of two thousand characters. */
export const longestState = 4096;

function opened(kind: Kind, arrived: Arrived, { signingCertificate }: Saml) {
  const name = parameterOf(kind);
  const certificates = certificatesIn(signingCertificate?.pem ?? '');
  if ('url' in arrived) {
    const query = rawQuery(arrived.url);
    const xml = inflated(decoded(query.get(name) ?? deny('saml.none', { name })));
    const signed = isQuerySigned(query, certificates);
    const root = parse(xml);
    // The query signs a message in it, and a signature inside the message would not be checked.
    if (children(root, ns.signature, 'Signature').length) deny('saml.signatureOwn');
    return { root, signed, relayState: decoded(query.get('RelayState') ?? '') };
  }
  const { [name]: sent, RelayState: relayState = '' } = arrived.form;
  if (typeof sent !== 'string' || typeof relayState !== 'string') return deny('saml.none', { name });
  const xml = posted(sent);
  const root = parse(xml);
  const covered = signedElement(xml, root, certificates);
  return { root: covered ?? root, signed: covered !== null, relayState };
}

/** Reads a message, and refuses it unless it comes from the application, for this address, and just now. */
function received(kind: Kind, arrived: Arrived, receiving: Receiving) {
  const { settings, destination, now } = receiving;
  const { root, signed, relayState } = opened(kind, arrived, settings);
  if (root.localName !== kind || root.namespaceURI !== ns.protocol) deny('saml.kind', { kind });
  if (root.getAttribute('Version') !== '2.0') deny('saml.version');
  const id = root.getAttribute('ID') ?? '';
  // A digit must not come first (XML Schema, `ID`), but it does in requests of some service providers.
  if (!/^[\w.-]{1,256}$/.test(id)) deny('saml.id');
  const issuer = child(root, ns.assertion, 'Issuer');
  if (!issuer || textIn(issuer) !== settings.entityId) deny('saml.issuer');
  const to = root.getAttribute('Destination');
  if (to ? to !== destination : signed) deny('saml.destination');
  const at = timeOf(root.getAttribute('IssueInstant'));
  if (!(Math.abs(now.getTime() - at) <= lasts + skew)) deny('saml.time');
  if (relayState.length > longestState) deny('saml.relayState');
  return { root, id, signed, relayState };
}

export type Comparison = 'exact' | 'minimum' | 'better' | 'maximum';
export type AuthnRequest = {
  id: string;
  relayState: string;
  acsUrl: string;
  forceAuthn: boolean;
  isPassive: boolean;
  nameIdFormat: string | null;
  /** The name ID of the person who has to sign in; null when anybody may. */
  subject: string | null;
  contexts: { comparison: Comparison; classes: string[] } | null;
};
const flag = (root: Element, name: string) => {
  const value = root.getAttribute(name) || 'false';
  return /^(?:true|1)$/.test(value) || (/^(?:false|0)$/.test(value) ? false : deny('saml.flag', { name }));
};

/**
 * The address that a request names or, by their order in the application's metadata, gives the index of. Whichever index the
 * only address has there, it is the one that is meant.
 */
function acsUrlIn(root: Element, { acsUrl, otherAcsUrls }: Saml): string {
  const index = root.getAttribute('AssertionConsumerServiceIndex') || '0';
  const all = [acsUrl, ...otherAcsUrls];
  const asked =
    root.getAttribute('AssertionConsumerServiceURL') ||
    (/^\d{1,5}$/.test(index) && (otherAcsUrls.length ? all[Number(index)] : acsUrl));
  return asked && all.includes(asked) ? asked : deny('saml.acsUrl');
}
/** The person whom a request names (SAML core, section 3.4.1). */
function subjectIn(root: Element): string | null {
  const subject = child(root, ns.assertion, 'Subject');
  if (!subject) return null;
  const nameId = child(subject, ns.assertion, 'NameID') ?? deny('saml.subject');
  return textIn(nameId);
}

/** Reads a request to sign somebody in (SAML core, section 3.4.1). */
export function readAuthnRequest(arrived: Arrived, receiving: Receiving): AuthnRequest {
  const { settings } = receiving;
  const { root, id, signed, relayState } = received('AuthnRequest', arrived, receiving);
  if (wantsSigned(settings) && !signed) deny('saml.unsigned');
  const acsUrl = acsUrlIn(root, settings);
  if ((root.getAttribute('ProtocolBinding') || bindings.post) !== bindings.post) deny('saml.binding');
  const policy = child(root, ns.protocol, 'NameIDPolicy');
  const requested = child(root, ns.protocol, 'RequestedAuthnContext');
  const comparison = requested?.getAttribute('Comparison') || 'exact';
  if (!/^(?:exact|minimum|better|maximum)$/.test(comparison)) deny('saml.comparison');
  return {
    id,
    relayState,
    acsUrl,
    forceAuthn: flag(root, 'ForceAuthn'),
    isPassive: flag(root, 'IsPassive'),
    nameIdFormat: policy?.getAttribute('Format') || null,
    subject: subjectIn(root),
    contexts: requested
      ? {
          comparison: comparison as Comparison,
          classes: children(requested, ns.assertion, 'AuthnContextClassRef').map(textIn),
        }
      : null,
  };
}

/** Reads a request to sign somebody out (section 3.7.1). It must be signed, whatever the application has chosen. */
export function readLogoutRequest(
  arrived: Arrived,
  receiving: Receiving & { privateKeys: readonly string[] },
) {
  const { root, id, signed, relayState } = received('LogoutRequest', arrived, receiving);
  if (!signed) deny('saml.unsigned');
  const until = root.getAttribute('NotOnOrAfter');
  if (until && !(timeOf(until) + skew > receiving.now.getTime())) deny('saml.old');
  const encrypted = child(root, ns.assertion, 'EncryptedID');
  const nameId =
    child(root, ns.assertion, 'NameID') ??
    (encrypted ? decryptedNameId(encrypted, receiving.privateKeys) : deny('saml.nameId'));
  const indexes = children(root, ns.protocol, 'SessionIndex').map(textIn);
  if (indexes.length > mostIndexes) deny('saml.sessions');
  return { id, relayState, nameId: textIn(nameId), indexes };
}

/** Reads the answer to a request to sign somebody out. */
export function readLogoutResponse(arrived: Arrived, receiving: Receiving) {
  const { root, signed, relayState } = received('LogoutResponse', arrived, receiving);
  if (!signed) deny('saml.unsignedResponse');
  const status = child(root, ns.protocol, 'Status');
  const code = status && child(status, ns.protocol, 'StatusCode');
  return {
    relayState,
    inResponseTo: root.getAttribute('InResponseTo') ?? '',
    succeeded: code?.getAttribute('Value') === 'urn:oasis:names:tc:SAML:2.0:status:Success',
  };
}
