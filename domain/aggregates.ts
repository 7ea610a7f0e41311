import { addressLimits } from './addressLimits/addressLimits.ts';
import { admin } from './admin/admin.ts';
import { application } from './application/application.ts';
import { billingDetails } from './billingDetails/billingDetails.ts';
import { brand } from './brand/brand.ts';
import { contact } from './contact/contact.ts';
import { device } from './device/device.ts';
import { directorySync } from './directorySync/directorySync.ts';
import { erasure } from './erasure/erasure.ts';
import { group } from './group/group.ts';
import { helpRequest } from './helpRequest/helpRequest.ts';
import * as installationEvents from './installation/events.ts';
import { invite } from './invite/invite.ts';
import { inviteRun } from './inviteRun/inviteRun.ts';
import { invoice } from './invoice/invoice.ts';
import { invoiceBook } from './invoiceBook/invoiceBook.ts';
import { invoicing } from './invoicing/invoicing.ts';
import { keyring } from './keyring/keyring.ts';
import type { Aggregate, EventType } from './kit.ts';
import { letter } from './letter/letter.ts';
import { licence } from './licence/licence.ts';
import { licensing } from './licensing/licensing.ts';
import { mail } from './mail/mail.ts';
import { operator } from './operator/operator.ts';
import { organisation } from './organisation/organisation.ts';
import { passkeyStepsOfDay } from './passkeySteps/passkeySteps.ts';
import { paymentNotice } from './paymentNotice/paymentNotice.ts';
import { person } from './person/person.ts';
import { plan } from './plan/plan.ts';
import { pushes } from './pushes/pushes.ts';
import { pushSubscription } from './pushSubscription/pushSubscription.ts';
import { radiusAccounting } from './radiusAccounting/radiusAccounting.ts';
import { radiusClient } from './radiusClient/radiusClient.ts';
import { radiusSetting } from './radiusSetting/radiusSetting.ts';
import * as reactionEvents from './reaction/events.ts';
import { recovery } from './recovery/recovery.ts';
import * as refusalEvents from './refusal/events.ts';
import * as reservationEvents from './reservation/events.ts';
import { roster } from './roster/roster.ts';
import { subscription } from './subscription/subscription.ts';
import { transaction } from './transaction/transaction.ts';
import { user } from './user/user.ts';
import { video } from './video/video.ts';

export const aggregates: readonly Aggregate[] = [
  addressLimits,
  admin,
  application,
  billingDetails,
  brand,
  contact,
  device,
  directorySync,
  erasure,
  group,
  helpRequest,
  invite,
  inviteRun,
  invoice,
  invoiceBook,
  invoicing,
  keyring,
  letter,
  licence,
  licensing,
  mail,
  operator,
  organisation,
  passkeyStepsOfDay,
  paymentNotice,
  person,
  plan,
  pushes,
  pushSubscription,
  radiusAccounting,
  radiusClient,
  radiusSetting,
  recovery,
  roster,
  subscription,
  transaction,
  user,
  video,
];
const byName = new Map(aggregates.map((aggregate) => [aggregate.name, aggregate]));

/** The event types of the aggregates and shared streams, by name. */
export const eventTypes: ReadonlyMap<string, EventType> = new Map(
  [
    ...aggregates.map(({ events }) => events),
    ...[installationEvents, reactionEvents, refusalEvents, reservationEvents],
  ]
    .flatMap((events) => Object.values(events) as EventType[])
    .map((event) => [event.type, event]),
);

/** The aggregate and id behind a stream name, or null for other streams (reservations, reactions). */
export function refOf(stream: string): { of: Aggregate; id: string } | null {
  const dash = stream.indexOf('-');
  const of = dash > 0 && dash < stream.length - 1 ? byName.get(stream.slice(0, dash)) : undefined;
  return of ? { of, id: stream.slice(dash + 1) } : null;
}
