import { inWords } from '../../web-kit/eventWords.ts';
import { capitalised } from '../../web-kit/features/features.ts';
import { spoken } from '../../web-kit/language/language.ts';
import type { StreamKind } from '../../web-kit/streamKinds.ts';

/** What the names mean that the log and the plans use. Names of a later release than the page's are shown as they are. */
export const logWords = spoken('staff/base/log', {
  /** An event by its name in the log. */
  event: inWords,
  /** The names of the events that words find; null where the names themselves are the words. */
  events: (_typed: string): readonly string[] | null => null,
  /** A feature by its key. */
  feature: capitalised,
  kinds: {
    addressLimits: 'Address limits',
    admin: 'Staff',
    application: 'Application',
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
