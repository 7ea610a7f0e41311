import { countryCodeOf } from '../../domain/countries.ts';
import { BeginInvoice, CreditRefund } from '../../domain/invoice/commands.ts';
import { invoice } from '../../domain/invoice/invoice.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { detailsOf } from './billingDetails.ts';
import { numberAll } from './numbering.ts';
import { subscriptionOf } from './refresh.ts';

/** An organisation as it is now, for an invoice: what it is called, and what it wants invoices to show. */
export async function buyerOf(kit: Kit, organisationId: string) {
  const { name, city, country } = await personalOf(kit, ref(organisation, organisationId));
  const buyer = {
    organisationId,
    ...{ name: name ?? '', city: city ?? '', country: country ?? '' },
    countryCode: countryCodeOf(country ?? ''),
  };
  return { buyer, billTo: await detailsOf(kit, organisationId) };
}

/** Credits what was paid back of the payment of an invoice, all in all, where that is not credited yet. */
export async function creditRefund(kit: Kit, id: string, refunded: number, by: Provenance): Promise<number> {
  const creditNoteId = kit.vault.hash('credit note', `${id} ${refunded}`).slice(0, 32);
  await kit.executor.execute(CreditRefund, { id, creditNoteId, reason: 'Refund', refunded }, by);
  return numberAll(kit, id, by);
}

type Replaced = { id: string; replacementId: string };
/**
 * Issues an invoice again, to the organisation and by the seller of now. It is over all that was paid, so what was paid back
 * before is credited at once. Returns the position of the last event.
 */
export async function issueAgain(kit: Kit, { id, replacementId }: Replaced, by: Provenance): Promise<number> {
  const { document } = (await kit.executor.look(ref(invoice, id), { fresh: true })).state;
  const { paymentId, gateway, paidAt, planId, item, currency, gross, period } = document!;
  const { buyer, billTo } = await buyerOf(kit, document!.buyer.organisationId);
  const paid = { paymentId, gateway, paidAt, planId, item, currency, gross, period };
  await kit.executor.execute(BeginInvoice, { id: replacementId, buyer, billTo, ...paid }, by);
  const issued = await numberAll(kit, replacementId, by);
  const { payments } = await subscriptionOf(kit, buyer.organisationId);
  const { refunded = 0 } = payments[paymentId] ?? {};
  return refunded > 0 ? Math.max(issued, await creditRefund(kit, replacementId, refunded, by)) : issued;
}
