import { limits } from '../../../limits.ts';
import type { Fault } from '../../../sentences/sentences.ts';
import type { Rows } from '../../../settings/setting.ts';
import { notifiedUriProblem, redirectUriProblem } from '../../../webAddresses.ts';
import { accessRequests, logo, name } from './everyKind.ts';
import {
  encrypted,
  encryptionCertificate,
  signatureAlgorithm,
  signed,
  signingCertificate,
} from './samlSignatures.ts';

/** The forms in which an application can be told who a person is (SAML core, section 8.3). */
export const nameIdFormats = {
  emailAddress: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  unspecified: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
  persistent: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
} as const;

/** The authentication contexts of the requirements, which their names describe. */
const contexts = {
  passwordless: 'passwordless',
  passwordProtectedTransport: 'passwordProtectedTransport',
  password: 'password',
  unspecified: 'unspecified',
  TLSClient: 'TLSClient',
  'x.509_certificate': 'x.509_certificate',
  intWinAuth: 'intWinAuth',
  kerberos: 'kerberos',
} as const;
/** Why a text cannot stand in XML, which contains no control characters; null when it can. */
const controlProblem = (typed: string): Fault | null =>
  /\p{C}/u.test(typed) ? { code: 'is.control' } : null;
const address = {
  input: 'line',
  most: limits.url,
  section: 'general',
  copyable: true,
  subject: 'This address',
  rule: (uri: string) => redirectUriProblem(uri, 'web'),
  form: {
    format: 'uri',
    pattern: String.raw`^https?://[^#*@\s]+$`,
    description: 'https, or http on localhost; without a fragment.',
    examples: ['https://app.example/saml/acs'],
  },
} as const;

/** The settings of an application that signs people in through SAML 2.0: a service provider. */
export const samlRows = {
  name,
  logo,
  /** Where responses are posted to, compared exactly. */
  acsUrl: {
    ...address,
    label: 'ACS URL',
    help: 'The address to which sign-ins are posted. It must match exactly.',
    paragraph: 'saml#set-it-up',
    missing: 'Please enter the ACS URL',
  },
  /** Where the application takes part in single logout; empty when it does not. */
  sloUrl: {
    ...address,
    default: '',
    label: 'SLO URL',
    help: 'The address for single logout. Leave it empty if the service provider has none.',
    paragraph: 'saml#single-logout',
  },
  /** Where it gets answers to its own requests to sign out, if elsewhere (SAML metadata, section 2.2.2); empty if not. */
  sloResponseUrl: {
    ...address,
    default: '',
    label: 'SLO response URL',
    help: 'Only if answers to its own requests go elsewhere: the ResponseLocation of its metadata.',
    paragraph: 'saml#single-logout',
  },
  /** The name of the service provider, which is the audience of assertions. */
  entityId: {
    input: 'line',
    most: limits.entityId,
    wire: 'entityID',
    section: 'general',
    label: 'Audience URI (Entity ID)',
    help: 'The name of the service provider, from its metadata.',
    paragraph: 'saml#set-it-up',
    missing: 'Please enter the Audience URI (Entity ID)',
    subject: 'The Entity ID',
    copyable: true,
    rule: (typed) => (/\s/.test(typed) ? { code: 'is.blanks' } : controlProblem(typed)),
    form: {
      pattern: String.raw`^[^\s\x00-\x1f\x7f-\x9f]+$`,
      examples: ['https://app.example/saml/metadata'],
    },
  },
  /** The RelayState that the application gets when the sign-in began here. */
  relayState: {
    input: 'line',
    most: limits.url,
    default: '',
    section: 'general',
    label: 'Default Relay State',
    help: 'Sent along when a sign-in begins here. Often the first page to show.',
    paragraph: 'saml#what-the-identity-provider-supports',
    subject: 'The relay state',
    copyable: true,
    rule: controlProblem,
    form: { pattern: String.raw`^(?!\s+$)[^\x00-\x1f\x7f-\x9f]*$` },
  },
  nameIdFormat: {
    input: 'choice',
    of: {
      [nameIdFormats.emailAddress]: 'Email Address',
      [nameIdFormats.unspecified]: 'Unspecified',
      [nameIdFormats.persistent]: 'Persistent',
      [nameIdFormats.transient]: 'Transient',
    },
    default: nameIdFormats.emailAddress,
    wire: { creating: 'nameIdformat', changing: 'nameIdFormat', shown: 'nameIdformat' },
    section: 'general',
    label: 'Name ID Format',
    help: 'What the service provider knows a person by: an address, an id of its own, one that is new each time, or the user name.',
    paragraph: 'saml#name-id',
  },
  /** Whether requests get another format than that of the application if they ask for it. */
  otherNameIdFormats: {
    input: 'switch',
    select: true,
    default: true,
    wire: 'other_name_id_formats',
    section: 'advanced',
    label: 'Other Name ID formats that requests ask for',
    help: 'Whether a request gets the format that it asks for, or only that of the application.',
    paragraph: 'saml#name-id',
    words: { yes: 'Answered', no: 'Refused' },
  },
  ...{ signed, signingCertificate, encrypted, encryptionCertificate },
  authContext: {
    input: 'choice',
    of: contexts,
    default: 'passwordless',
    wire: { creating: 'authContextClass', changing: 'auth_context_class', shown: 'authContextClass' },
    section: 'general',
    label: 'Authentication context class',
    help: 'What the service provider is told about how a person signed in, if it asks for nothing else.',
    paragraph: 'saml#authentication-contexts',
  },
  /** What requests may demand exactly, beside the application's own context and what is true of every passkey. */
  otherAuthContexts: {
    input: 'many',
    of: contexts,
    default: ['passwordProtectedTransport'],
    wire: 'other_auth_context_classes',
    section: 'advanced',
    label: 'Further authentication contexts that requests may demand',
    reads: 'Further authentication contexts',
    help: 'A request that demands one of these is told it. One that demands something else is refused.',
    paragraph: 'saml#authentication-contexts',
  },
  /** What assertions tell of a person, and under which names. */
  attributes: {
    input: 'own',
    section: 'general',
    label: 'Attributes',
    help: 'What the service provider is told of a person. Attributes for which nothing is known are left out.',
    paragraph: 'saml#attributes',
  },
  signatureAlgorithm,
  singleLogout: {
    input: 'switch',
    default: true,
    wire: 'enable_single_logout',
    section: 'advanced',
    label: 'Single logout',
    help: 'Sign-outs are passed on to the service provider, and taken from it.',
    paragraph: 'saml#single-logout',
  },
  accessRequests,
  /** Where the service provider publishes its metadata; empty when that is not known. */
  metadataUrl: {
    ...address,
    default: '',
    wire: 'metadata_url',
    section: 'advanced',
    label: 'Metadata URL of the service provider',
    help: 'Its settings can be compared with those of this address at any time. Leave it empty if there is none.',
    paragraph: 'saml#metadata-of-the-service-provider',
    rule: notifiedUriProblem,
    form: {
      format: 'uri',
      pattern: String.raw`^https://[^#@\s]+$`,
      description: 'An https address on the open internet, without a port; empty for none.',
      examples: ['https://app.example/saml/metadata'],
    },
  },
  /** Further addresses for responses, which a request may name. */
  otherAcsUrls: {
    ...address,
    input: 'lines',
    most: limits.redirectUris,
    default: [],
    section: 'advanced',
    label: 'Further ACS URLs',
    help: 'Requests may name one of these instead of the ACS URL.',
    paragraph: 'saml#what-the-identity-provider-supports',
  },
} as const satisfies Rows;
