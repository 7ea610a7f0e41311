import type * as addressLimits from '../domain/addressLimits/events.ts';
import type * as admin from '../domain/admin/events.ts';
import type * as erasure from '../domain/erasure/events.ts';
import type * as installation from '../domain/installation/events.ts';
import type * as invoice from '../domain/invoice/events.ts';
import type * as invoiceBook from '../domain/invoiceBook/events.ts';
import type * as invoicing from '../domain/invoicing/events.ts';
import type { EventOf } from '../domain/kit.ts';
import type * as letter from '../domain/letter/events.ts';
import type * as licensing from '../domain/licensing/events.ts';
import type * as mail from '../domain/mail/events.ts';
import type * as passkeySteps from '../domain/passkeySteps/events.ts';
import type * as paymentNotice from '../domain/paymentNotice/events.ts';
import type * as plan from '../domain/plan/events.ts';
import type * as radiusSetting from '../domain/radiusSetting/events.ts';
import type * as reaction from '../domain/reaction/events.ts';
import type * as reservation from '../domain/reservation/events.ts';
import type * as roster from '../domain/roster/events.ts';
import type * as video from '../domain/video/events.ts';
import type { Deeds } from '../web-kit/deeds/deeds.ts';

/** The events of all kinds of streams that the staff see, and no organisation. A test finds the kind that is missing here. */
type OfStaff =
  | EventOf<typeof addressLimits>
  | EventOf<typeof admin>
  | EventOf<typeof erasure>
  | EventOf<typeof installation>
  | EventOf<typeof invoice>
  | EventOf<typeof invoiceBook>
  | EventOf<typeof invoicing>
  | EventOf<typeof letter>
  | EventOf<typeof licensing>
  | EventOf<typeof mail>
  | EventOf<typeof passkeySteps>
  | EventOf<typeof paymentNotice>
  | EventOf<typeof plan>
  | EventOf<typeof radiusSetting>
  | EventOf<typeof reaction>
  | EventOf<typeof reservation>
  | EventOf<typeof roster>
  | EventOf<typeof video>;

/** What somebody did, for every event that the staff alone see. It is written as the deeds in organisations are. */
export type StaffDeeds = Readonly<Record<Exclude<OfStaff['type'], keyof Deeds>, string>>;
