import { numberAll } from '../../command-api/billing/numbering.ts';
import { BeginInvoice } from '../../domain/invoice/commands.ts';
import { invoiceIdOf } from '../../domain/invoice/invoice.ts';
import type { Here } from '../product.ts';
import { unique } from './people.ts';

/** A seller that the staff can enter. */
export const seller = {
  ...{ name: 'Latchkey GmbH', street: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin' },
  ...{ country: 'DE', taxId: 'DE123456789' },
};
const paidAt = '2026-01-15T10:00:00.000Z';
/** Issues an invoice of 60 dollars for an organisation, as after a payment. */
export async function invoiced({ system }: Pick<Here, 'system'>, organisationId: string) {
  const invoiceId = invoiceIdOf(paidAt, unique('pay_'));
  const paid = { paymentId: invoiceId, gateway: 'sandbox', paidAt, planId: 'team', item: 'Team' };
  const buyer = { organisationId, name: 'Acme', city: 'Leeds', country: 'United Kingdom', countryCode: 'GB' };
  const input = { id: invoiceId, ...paid, buyer, currency: 'usd', gross: 6000 };
  const by = { actor: { role: 'system', id: 'system' }, correlationId: invoiceId } as const;
  await system.executor.execute(BeginInvoice, input, by);
  await numberAll(system, invoiceId, by);
  return invoiceId;
}
