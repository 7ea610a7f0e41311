import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { InvoiceIssued } from '../../domain/invoice/events.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { textsIn } from '../../test/pdf.ts';
import { invoiced, seller } from '../../test/people/invoices.ts';
import { adminOf, type Operator, operatorOf } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let admin: Awaited<ReturnType<typeof adminOf>>;
let ada: Operator;
let eve: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  admin = await adminOf(product);
  await admin.call('PUT /invoicing/seller', seller);
  ada = await operatorOf(product);
  eve = await operatorOf(product);
});
async function fetched({ call }: Pick<Operator, 'call'>, invoiceId: string) {
  await caughtUp(product);
  return call('GET /invoices/:invoiceId/pdf', { invoiceId });
}
const textsOf = async (file: Blob) => textsIn(new Uint8Array(await file.arrayBuffer()));

test('an organisation and the staff get its invoices and credit notes as PDF files, and nobody else does', async () => {
  const invoiceId = await invoiced(product, ada.uniqueId);
  await admin.call('POST /invoices/:invoiceId/credit', { invoiceId, amount: 1000, reason: 'Wrong plan' });
  await product.reactions.settled();
  await caughtUp(product);
  const rows = await ada.call('GET /invoices', {});
  for (const { id, number, kind } of rows) {
    for (const who of [ada, admin]) {
      const file = await fetched(who, id);
      expect(file.type).toBe('application/pdf');
      const texts = await textsOf(file);
      expect(texts).toEqual(expect.arrayContaining([seller.name, 'Acme', number]));
      expect(texts).toContain(kind === 'invoice' ? 'USD 60.00' : 'USD 10.00');
    }
    expect(await refusal(fetched(eve, id))).toEqual(refusing('invoice.unknown'));
  }
  expect(rows).toHaveLength(2);
});
test('an invoice that does not exist is unknown', async () => {
  for (const who of [ada, admin])
    expect(await refusal(fetched(who, '2026-01.nobody'))).toEqual(refusing('invoice.unknown'));
});
test('what was issued before the staff had entered the seller has no file', async () => {
  const invoiceId = '2001-01.early';
  const { uniqueId: organisationId } = ada;
  const issued = InvoiceIssued({
    ...{ number: 'INV-2001-01-00001', paymentId: 'early', gateway: 'sandbox' },
    ...{ paidAt: '2001-01-15T10:00:00.000Z', planId: 'team', item: 'Team', seller: null, rate: null },
    buyer: { organisationId, name: 'Acme', city: 'Leeds', country: 'United Kingdom', countryCode: 'GB' },
    ...{ currency: 'usd', gross: 6000, net: 6000, tax: 0 },
  });
  const at = new Date().toISOString();
  const metadata = { version: 1, at, actor: { role: 'system', id: 'test' }, correlationId: 'test' };
  const event = { id: randomUUID(), ...issued, metadata } as never;
  await product.system.store.append(`invoice-${invoiceId}`, [event], 'no_stream');
  expect(await refusal(fetched(ada, invoiceId))).toEqual(refusing('invoice.seller'));
});
