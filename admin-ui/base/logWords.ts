import { type StreamKind, streamKinds } from '../../web-kit/domain/streamKinds.ts';
import { inWords } from '../../web-kit/eventWords.ts';
import { capitalised } from '../../web-kit/features/features.ts';
import { spoken } from '../../web-kit/language/language.ts';

/** What the names mean that the log and the plans use. Names of a later release than the page's are shown as they are. */
export const logWords = spoken('staff/base/log', {
  /** An event by its name in the log. */
  event: inWords,
  /** The names of the events that words find; null where the names themselves are the words. */
  events: (_typed: string): readonly string[] | null => null,
  /** A feature by its key. */
  feature: capitalised,
  /** Read models that are not named after a kind of stream. */
  models: {
    application_ends: 'Ends of certificates and secrets',
    audit: 'Audit',
    billing_details: 'Billing details',
    brand_versions: 'Published branding',
    device_holders: 'Platforms of people’s devices',
    income: 'Revenue',
    memberships: 'Members of groups',
    openings: 'Openings of applications',
    organisation_requests: 'Requests of organizations',
    passkey_days: 'Passkey steps by day',
    payments: 'Payments',
    people: 'People',
    radius_sessions: 'RADIUS sessions',
    sign_in_hours: 'Sign-ins by hour',
    sign_ins: 'Sign-ins by day',
    staff: 'Staff',
    staff_passkeys: 'Passkeys of the staff',
    streams: 'Streams',
    user_months: 'Sign-ins of users by month',
    visits: 'Visits',
    widenings: 'Widened limits',
    recoveries: 'Recoveries of access',
  },
  kinds: {
    addressLimits: 'Address limits',
    admin: 'Staff',
    application: 'Application',
    billingDetails: 'Billing details',
    brand: 'Branding',
    contact: 'Contact request',
    device: 'Device',
    directorySync: 'User sync',
    erasure: 'Erasure',
    group: 'Group',
    helpRequest: 'Request for help',
    installation: 'Installation',
    invite: 'Invitation',
    inviteRun: 'Invitations from a list',
    invoice: 'Invoice',
    invoiceBook: 'Invoice numbers',
    invoicing: 'Invoicing',
    keyring: 'Keys and certificates',
    letter: 'Dead letter',
    licence: 'License',
    licensing: 'License signing',
    mail: 'Mail',
    operator: 'Operator',
    organisation: 'Organization',
    passkeySteps: 'Passkey steps',
    paymentNotice: 'Payment notice',
    person: 'Person',
    plan: 'Plan',
    pushSubscription: 'Installed app',
    pushes: 'Push messages',
    reaction: 'Reaction',
    recovery: 'Recovery of access',
    refusal: 'Refusal',
    roster: 'Staff roster',
    subscription: 'Subscription',
    transaction: 'Sign-in',
    user: 'User',
    video: 'Video',
    radiusAccounting: 'RADIUS accounting',
    radiusClient: 'RADIUS client',
    radiusSetting: 'RADIUS settings',
  } satisfies Record<StreamKind, string>,
});

const kinds: Readonly<Record<string, string | undefined>> = logWords.kinds;
/** What a kind of stream is called. */
export const kindName = (kind: string): string => kinds[kind] ?? kind;

const models: Readonly<Record<string, string | undefined>> = logWords.models;
const plural = (kind: string) => `${kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}s`;
const kindOf = new Map(streamKinds.map((kind) => [plural(kind), kind]));
/** What a read model, or the state of a kind of stream, is called. */
export const modelName = (model: string): string => models[model] ?? kindName(kindOf.get(model) ?? model);
