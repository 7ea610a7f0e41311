import { ChangeBillingDetails } from '../../domain/billingDetails/commands.ts';
import { ChangeSeller, SetTaxRate } from '../../domain/invoicing/commands.ts';
import { invoicingRef } from '../../domain/invoicing/invoicing.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Member } from './organisations.ts';

const seller = {
  ...{ name: 'Latchkey Demo', street: '1 Residency Road', postalCode: '560025', city: 'Bengaluru' },
  ...{ country: 'IN', taxId: '29ABCDE1234F1ZW' },
};
const tax = { country: 'IN', name: 'GST', basisPoints: 1800 };

/** Sets who writes the invoices, and a tax, unless the staff have named a seller. */
export async function seedSeller({ executor }: Kit, provenance: Provenance): Promise<void> {
  const { id } = invoicingRef;
  if ((await executor.look(invoicingRef)).state.seller) return;
  await executor.execute(ChangeSeller, { id, ...seller }, provenance);
  await executor.execute(SetTaxRate, { id, ...tax }, provenance);
}

const buyer = {
  ...{
    name: 'Acme Demo Private Limited',
    street: '12 Church Street',
    postalCode: '560001',
    city: 'Bengaluru',
  },
  ...{ region: 'Karnataka', taxNumber: '29AAGCB7383J1Z4', reference: 'PO 4711' },
};
/** Enters what the invoices of an organisation in the seller's own state show. */
export async function enterBillingDetails({ executor }: Kit, { id, provenance }: Member): Promise<void> {
  await executor.execute(ChangeBillingDetails, { id, ...buyer }, provenance);
}
