import { everyFamily, type FamilyName, type families } from './families/families.ts';

/** The kinds that no single family has. */
const common = [
  'addressLimits',
  'admin',
  'application',
  'billingDetails',
  'brand',
  'contact',
  'device',
  'directorySync',
  'erasure',
  'group',
  'helpRequest',
  'installation',
  'invite',
  'inviteRun',
  'invoice',
  'invoiceBook',
  'invoicing',
  'keyring',
  'letter',
  'licence',
  'licensing',
  'mail',
  'operator',
  'organisation',
  'passkeySteps',
  'paymentNotice',
  'person',
  'plan',
  'pushSubscription',
  'pushes',
  'reaction',
  'recovery',
  'refusal',
  'roster',
  'subscription',
  'transaction',
  'user',
  'video',
] as const;
type OfFamily = Extract<(typeof families)[FamilyName], { streams: readonly string[] }>['streams'][number];
export type StreamKind = (typeof common)[number] | OfFamily;

/** Kinds of streams in the log: every aggregate, and what the log itself keeps. Browsers read it, too. */
export const streamKinds: readonly StreamKind[] = [
  ...common,
  ...(everyFamily.flatMap(({ streams = [] }) => streams) as OfFamily[]),
].sort();
