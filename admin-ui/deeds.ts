import type { EventOf } from '../domain/kit.ts';
import type { Deeds } from '../web-kit/deeds/deeds.ts';

/** The events of all kinds of streams that the staff see, and no organisation. A test finds the kind that is missing here. */
type OfStaff =
  | EventOf<typeof import('../domain/addressLimits/events.ts')>
  | EventOf<typeof import('../domain/admin/events.ts')>
  | EventOf<typeof import('../domain/erasure/events.ts')>
  | EventOf<typeof import('../domain/installation/events.ts')>
  | EventOf<typeof import('../domain/invoice/events.ts')>
  | EventOf<typeof import('../domain/invoiceBook/events.ts')>
  | EventOf<typeof import('../domain/invoicing/events.ts')>
  | EventOf<typeof import('../domain/letter/events.ts')>
  | EventOf<typeof import('../domain/licensing/events.ts')>
  | EventOf<typeof import('../domain/mail/events.ts')>
  | EventOf<typeof import('../domain/passkeySteps/events.ts')>
  | EventOf<typeof import('../domain/paymentNotice/events.ts')>
  | EventOf<typeof import('../domain/plan/events.ts')>
  | EventOf<typeof import('../domain/radiusSetting/events.ts')>
  | EventOf<typeof import('../domain/reaction/events.ts')>
  | EventOf<typeof import('../domain/reservation/events.ts')>
  | EventOf<typeof import('../domain/roster/events.ts')>
  | EventOf<typeof import('../domain/video/events.ts')>;

/** What somebody did, for every event that the staff alone see. It is written as the deeds in organisations are. */
export type StaffDeeds = Readonly<Record<Exclude<OfStaff['type'], keyof Deeds>, string>>;
