/** Limits that the browser needs too. Lengths are in characters, times in milliseconds. */
export const limits = {
  operatorName: 30,
  operatorEmail: 100,
  phoneNumber: 30,
  adminUsername: 110,
  passkeyName: 60,
  adminPasskeys: 20,
  businessName: 20,
  name: 80,
  url: 300,
  /** Redirect addresses of one application, of each kind. */
  redirectUris: 50,
  /** SAML metadata, section 2.2.1. */
  entityId: 1024,
  /** Attributes of a SAML application, and the length of their names and of a fixed value. */
  samlAttributes: 50,
  /** Milliseconds after which the metadata of a service provider are read again. */
  metadataAge: 24 * 60 * 60 * 1000,
  metadataProblem: 500,
  samlAttributeName: 256,
  samlAttributeValue: 1000,
  /** Characters of a service provider's metadata. */
  samlMetadata: 200_000,
  packageName: 100,
  country: 50,
  logoBytes: 204_800,
  /** The logo of an organisation, which is on all of its pages and mails, and how many of its brands are kept to be put back. */
  brandLogoBytes: 65_536,
  brandVersions: 20,
  /** One paragraph of its own words in a mail. */
  mailWords: 400,
  /** Applications that one person can have access to. */
  personAccess: 5000,
  groupName: 100,
  /** Groups of an organisation, of one person, and those that one application is open to. */
  groups: 10_000,
  personGroups: 500,
  applicationGroups: 500,
  /** People who can be joined into one. */
  joined: 20,
  /** Custom attributes: how many, and the length of a name, of a label, and of a value to choose. */
  customAttributes: 50,
  customName: 40,
  customLabel: 60,
  customOptions: 50,
  customOption: 100,
  /** Lifetime of a request for approval by phone. */
  approval: 120_000,
  tokenValidity: { default: 120_000, least: 10_000, most: 86_400_000 },
  inviteField: 80,
  videoTitle: 120,
  videoDescription: 2000,
  videoCategory: 40,
  videoCategories: 10,
  planName: 80,
  planDescription: 1000,
  /** The highest number, price and length of a billing cycle in months that a plan can have. */
  planCount: 1_000_000,
  planPrice: 100_000_000,
  planMonths: 120,
  contactDescription: 4000,
  /** Lines on the card of a plan, and the length of each. */
  planFeatures: 40,
  planFeature: 120,
  /** The length of a plan's id at a payment provider. */
  gatewayPlan: 100,
  taxId: 30,
  taxName: 20,
  purchaseReference: 40,
  creditReason: 200,
  /** The length of a licence key, and the most days for which one is issued. */
  licenceKey: 4000,
  licenceDays: 3660,
  /** Milliseconds by which the clocks of two machines may differ. */
  clockDrift: 86_400_000,
  mailTo: 50,
  mailSubject: 200,
  mailBody: 50_000,
  inviteValidity: 172_800_000,
  /** Milliseconds for which an invitation is not withdrawn once the person has begun to come in by it. */
  inviteHeld: 60_000,
  /** Milliseconds for which it is held at most by attempts that follow each other, and how long none holds it then. */
  inviteHeldInAll: 180_000,
  inviteHeldRest: 300_000,
  /** More than one run of invitations to many people can send. */
  pendingInvites: 200_000,
  /** Applications of one invitation. */
  inviteApplications: 20,
  /** People whose custom attributes are read together. */
  peopleRead: 250,
  /** People in one part of a run of invitations, and the most parts: 100,000 people. */
  inviteRunPart: 250,
  inviteRunParts: 400,
  inviteRunCell: 400,
  /** In hours. */
  recoveryWaitHours: { default: 24, least: 0, most: 168 },
  deviceCodeValidity: 120_000,
  /** How long after a sign-in a person may add and remove devices without another, and how long the link for one lasts. */
  recentSignIn: 300_000,
  ownDeviceLink: 600_000,
  /**
   * Maximum number of a person's apps with push messages, of messages per span, the span itself, and the length of an
   * endpoint.
   */
  pushDevices: 10,
  pushes: 3,
  pushSpan: 600_000,
  pushEndpoint: 1000,
  /** Lifetime of a mailed link that confirms another address of a person. */
  addressAsked: 604_800_000,
  /** Lifetime of a recovery link before it is opened and, after the waiting time, for making the passkey. */
  recoveryOpen: 172_800_000,
  /** Most clients of a RADIUS application. */
  radiusClients: 500,
  /** The longest name of a host (RFC 1035 section 2.3.4). */
  serverAddress: 253,
  /** The id of a RADIUS session: 253 octets, each as two digits if they are no text, after `0x`. */
  radiusSession: 508,
  /** What tells a device of a RADIUS client, or a session, from the others. With the client's id it is a key of a table. */
  radiusKey: 200,
  /** The directory of an application. */
  directoryHost: 253,
  directoryDn: 500,
  directoryPassword: 512,
  directoryAttribute: 60,
  directoryAttributes: 30,
  directoryFilter: 2000,
  directoryMap: 2000,
  directoryCertificate: 20_000,
  directorySyncHours: 168,
  /** Most entries of directories that are one person's. */
  personEntries: 20,
  /** Most resources of an OpenID application, the length and number of a resource's scopes, and most of one request. */
  resources: 100,
  scope: 1000,
  scopesOfResource: 50,
  scopes: 200,
  /** The lifetime of a resource's access tokens in seconds. */
  tokenSeconds: { default: 86_400, least: 60, most: 2_592_000 },
  /** Hours for which a secret may count beside the one that replaced it: a week. */
  keptSecretHours: 168,
  /** How long a request for help waits for an answer, and the length of its note. */
  helpOpen: 2_592_000_000,
  helpNote: 500,
  /** How long it takes to give what an operator has allowed, before it is taken for cut short. */
  helpGrant: 60_000,
  /** How many devices are suspended with one answer. */
  lostDevices: 100,
  deviceName: 60,
  profile: { street: 120, postalCode: 15, work: 50 },
  /** The longest fields of a person whom an operator adds. */
  person: { field: 50, url: 300, mobile: 14, zipcode: 10 },
  /** How many times as much a widened address may do, how long a widening may hold, and how many there can be. */
  wideningFactor: { least: 2, most: 100 },
  wideningDays: 366,
  widenings: 200,
  wideningReason: 300,
  emailCheckPause: 500,
  vanityCheckPause: 500,
} as const;

export const companySizes = ['1-10', '10-50', '50-200', '200-1000', '1000+'] as const;
export const designations = ['C level', 'V level', 'M level', 'E level'] as const;
