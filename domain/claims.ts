import {
  type ApplicationLimit,
  applicationLimits,
  type FamilyLimit,
  familyLimits,
} from './families/families.ts';
import type { Feature } from './features.ts';
import { Refusal, type RefusalCode } from './refusals.ts';

/** Kinds of unique values, with the refusal when one is taken. */
export const uniqueKinds = {
  email: 'operator.taken',
  subdomain: 'organisation.subdomain',
  credential: 'device.taken',
  username: 'user.taken',
  plan: 'plan.taken',
  admin: 'admin.taken',
  push: 'push.taken',
  'radius.address': 'radius.address',
  'person.address': 'user.taken',
  'group.name': 'group.taken',
  'person.entry': 'user.taken',
} as const satisfies Record<string, RefusalCode>;
export type UniqueKind = keyof typeof uniqueKinds;
/** Kinds of limits, with the refusal when one is reached. */
export const limitKinds = {
  ...(Object.fromEntries(applicationLimits.map((limit) => [limit, 'application.limit'])) as Record<
    ApplicationLimit,
    'application.limit'
  >),
  'max.user.per.app.count': 'user.limit',
  'user.total.count': 'user.totalLimit',
  'max.device.count': 'device.limit',
  'max.team.size': 'team.limit',
  'invite.count': 'invite.limit',
  'person.access': 'user.accessLimit',
  'group.count': 'group.limit',
  'directory.groups': 'group.limit',
  'push.count': 'push.limit',
  'app.invite.count': 'invite.limit',
  'sent.invite.count': 'invite.limit',
  ...(Object.fromEntries(Object.entries(familyLimits).map(([kind, { refusal }]) => [kind, refusal])) as {
    [Kind in FamilyLimit]: (typeof familyLimits)[Kind]['refusal'];
  }),
} as const satisfies Partial<Record<Feature | OwnLimit, RefusalCode>>;
/** Limits that are not features: our own, which are the same on every plan, and the plan's total over all applications. */
export type OwnLimit =
  | 'invite.count'
  | 'person.access'
  | 'group.count'
  | 'directory.groups'
  | 'push.count'
  | 'app.invite.count'
  | 'sent.invite.count'
  | FamilyLimit
  | 'user.total.count';
export type LimitKind = keyof typeof limitKinds;
/** The refusal when a limit is reached. The kinds of applications share a code; the text names the limit. */
export const limitReached = (kind: LimitKind) =>
  limitKinds[kind] === 'application.limit'
    ? new Refusal('application.limit', { limit: kind })
    : new Refusal(limitKinds[kind]);
