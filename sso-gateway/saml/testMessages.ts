import { sign as signOctets } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import type { Arrived } from './messages.ts';

export const more = 'http://www.w3.org/2001/04/xmldsig-more#';
export const xmlenc = 'http://www.w3.org/2001/04/xmlenc#';
export const dsig = 'http://www.w3.org/2000/09/xmldsig#';
export const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const names =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';

export const kinds = ['AuthnRequest', 'LogoutRequest'] as const;
export type Message = (typeof kinds)[number];
type Keys = { privateKey: string };
type Signing = { algorithm?: string; digest?: string; key?: string; reference?: string; place?: string };
type Query = { algorithm?: string; hash?: string; key?: string; relayState?: string };
/** The service provider whose messages are made, and where they go. */
type About = {
  now: Date;
  entityId: string;
  acs: string;
  destination: string;
  keys: Keys;
  others: Keys;
  id?: string;
};
export type Maker = ReturnType<typeof messageMaker>;

export const post = (xml: string | Buffer): Arrived => ({
  form: { SAMLRequest: Buffer.from(xml).toString('base64') },
});

/** Makes messages as a service provider does, and signs them. `others` is the key of somebody else. */
export function messageMaker({ id = '_0123456789abcdef', ...about }: About) {
  const { now, entityId, acs, destination, keys } = about;
  const issuer = `<saml:Issuer>${entityId}</saml:Issuer>`;
  const begin = (kind: Message) =>
    `<samlp:${kind} ${names} ID="${id}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${destination}"`;
  const messages: Record<Message, string> = {
    AuthnRequest: `${begin('AuthnRequest')} AssertionConsumerServiceURL="${acs}">${issuer}</samlp:AuthnRequest>`,
    LogoutRequest:
      `${begin('LogoutRequest')}>${issuer}<saml:NameID>grace@acme.example</saml:NameID>` +
      '<samlp:SessionIndex>_s1</samlp:SessionIndex></samlp:LogoutRequest>',
  };
  /** A message with an enveloped signature. */
  function signed(xml: string, { algorithm, digest, key, reference, place }: Signing = {}): string {
    const signer = new SignedXml({
      privateKey: key ?? keys.privateKey,
      signatureAlgorithm: algorithm ?? `${more}rsa-sha256`,
      canonicalizationAlgorithm: exclusive,
    });
    signer.addReference({
      xpath: reference ?? '/*',
      transforms: [`${dsig}enveloped-signature`, exclusive],
      digestAlgorithm: digest ?? `${xmlenc}sha256`,
    });
    signer.computeSignature(xml, {
      prefix: 'ds',
      location: { reference: place ?? '/*/*[local-name()="Issuer"]', action: 'after' },
    });
    return signer.getSignedXml();
  }
  /** The address of a message in the redirect binding, with a signature over it. */
  function redirect(
    xml: string | Buffer,
    { algorithm, hash, key, relayState }: Query = {},
  ): Arrived & { url: string } {
    const query = [
      `SAMLRequest=${encodeURIComponent(deflateRawSync(xml).toString('base64'))}`,
      `RelayState=${encodeURIComponent(relayState ?? '/here')}`,
      `SigAlg=${encodeURIComponent(algorithm ?? `${more}rsa-sha256`)}`,
    ].join('&');
    const octets = signOctets(hash ?? 'sha256', Buffer.from(query), key ?? keys.privateKey);
    const signature = encodeURIComponent(octets.toString('base64'));
    return { url: `${new URL(destination).pathname}?${query}&Signature=${signature}` };
  }
  return {
    ...about,
    ...{ id, issuer, messages, signed, redirect },
    /** The id of a forgery. */
    evil: '_fedcba9876543210',
    /** The time so many minutes later. */
    minutes: (later: number) => new Date(now.getTime() + later * 60_000).toISOString(),
    /** Signs a changed message where the library can, so that no refusal is due to a missing signature. */
    signedIfPossible(changed: string | Buffer): string | Buffer {
      try {
        return typeof changed === 'string' ? signed(changed) : changed;
      } catch {
        return changed;
      }
    },
  };
}
