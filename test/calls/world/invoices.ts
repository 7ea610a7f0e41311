import type { invoiceCalls } from '../../../api/calls/invoices.ts';
import { invoiced, seller } from '../../people/invoices.ts';
import { unique } from '../../people/people.ts';
import { caughtUp } from '../../product.ts';
import type { Inputs } from './world.ts';

export const invoices: Inputs<typeof invoiceCalls> = {
  invoices: () => ({ as: 'operator', input: {} }),
  invoicePdf: async ({ product, own, who }) => {
    await who.admin.call('PUT /invoicing/seller', seller);
    const invoiceId = await invoiced(product, own.uniqueId);
    await caughtUp(product);
    return { as: 'operator', input: { invoiceId } };
  },
  invoiceXml: async ({ product, own, who }) => {
    await who.admin.call('PUT /invoicing/seller', seller);
    const invoiceId = await invoiced(product, own.uniqueId);
    await caughtUp(product);
    return { as: 'operator', input: { invoiceId } };
  },
  creditInvoice: async ({ product, own }) => ({
    as: 'admin',
    input: { invoiceId: await invoiced(product, own.uniqueId), reason: 'For a test' },
  }),
  replaceInvoice: async ({ product, own, who }) => {
    const invoiceId = await invoiced(product, own.uniqueId);
    await who.admin.call('POST /invoices/:invoiceId/credit', { invoiceId, reason: 'For a test' });
    return { as: 'admin', input: { invoiceId } };
  },
  billingDetails: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  changeBillingDetails: ({ own }) => ({
    as: 'operator',
    input: {
      uniqueId: own.uniqueId,
      name: 'Acme',
      street: '1 High Street',
      postalCode: 'LS1 4AP',
      city: 'Leeds',
    },
  }),
  invoicing: () => ({ as: 'admin', input: {} }),
  changeSeller: () => ({ as: 'admin', input: { ...seller, name: unique('Seller ') } }),
  setTaxRate: async ({ who }) => {
    await who.admin.call('PUT /invoicing/seller', seller);
    return { as: 'admin', input: { country: 'DE', name: unique('VAT '), basisPoints: 1900 } };
  },
  removeTaxRate: async ({ who }) => {
    await who.admin.call('PUT /invoicing/seller', seller);
    await who.admin.call('PUT /invoicing/taxes/:country', { country: 'FR', name: 'TVA', basisPoints: 2000 });
    return { as: 'admin', input: { country: 'FR' } };
  },
};
