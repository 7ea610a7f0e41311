import { z } from 'zod';
import * as buyer from '../../domain/billingDetails/billingDetails.ts';
import { billingForm } from '../../domain/billingDetails/commands.ts';
import { details } from '../../domain/billingDetails/events.ts';
import { CreditInvoice } from '../../domain/invoice/commands.ts';
import { invoice } from '../../domain/invoice/invoice.ts';
import { invoiceBook } from '../../domain/invoiceBook/invoiceBook.ts';
import {
  ChangeSeller,
  RemoveTaxRate,
  SetTaxRate,
  sellerDetails,
  taxTerms,
} from '../../domain/invoicing/commands.ts';
import { seller, taxRate } from '../../domain/invoicing/events.ts';
import { invoicing, invoicingRef } from '../../domain/invoicing/invoicing.ts';
import { text } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { billingDetails } from '../../projections/models/billing/billingDetails.ts';
import { invoices } from '../../projections/models/invoices.ts';
import { answers, changed, does, done, effect, file, lists } from '../kit.ts';

const { id } = invoicingRef;
const { amount } = CreditInvoice.input.shape;
const numbered = { changes: [invoice, invoiceBook] };

/** Invoices and credit notes, and how the installation makes them. */
export const invoiceCalls = {
  invoices: lists('GET /invoices', ['operator', 'admin'], invoices, {
    about: 'Lists invoices and credit notes: those of the own organization, and for the staff all.',
    where: () => ({}),
  }),
  invoicePdf: answers('GET /invoices/:invoiceId/pdf', ['operator', 'admin'], file('application/pdf'), {
    shows: [invoices],
    about:
      'Answers with an invoice, or a credit note, as a PDF file. An invoice that was issued before anybody had entered the ' +
      'seller has none.',
  }),
  invoiceXml: answers('GET /invoices/:invoiceId/xml', ['operator', 'admin'], file('application/xml'), {
    shows: [invoices],
    about:
      'Answers with an invoice, or a credit note, as a file of XML by EN 16931. It is in the syntax Cross Industry Invoice. ' +
      'An invoice that was issued before anybody had entered the seller, or to an organization without a country, has none.',
  }),
  creditInvoice: effect('POST /invoices/:invoiceId/credit', ['admin'], changed, {
    about:
      'Issues a credit note for an invoice, or for `amount` of it, in the smallest unit of its currency. Invoices ' +
      'themselves never change. No money is moved.',
    body: z.object({
      amount,
      reason: text(limits.creditReason, 1),
    }),
    ...numbered,
  }),
  replaceInvoice: effect('POST /invoices/:invoiceId/replace', ['admin'], changed, {
    about:
      'Issues an invoice again after all of it was credited. It gets a new number, and shows the organization and the ' +
      'seller of now. Refused with `invoice.uncredited` before that.',
    ...numbered,
  }),
  billingDetails: answers(
    'GET /billingDetails/:uniqueId',
    ['operator', 'admin'],
    done.extend({
      details: details.nullable(),
      countryCode: z.string().describe('That of the organization, by ISO 3166-1; empty where it has none.'),
      seller: z.string().nullable().describe('Who issues the invoices; null before anybody has said so.'),
      isAddressNeeded: z.boolean().describe("Whether the law of the seller's country wants the address."),
    }),
    {
      shows: [billingDetails, invoicing, organisation],
      about: 'Reads what invoices to an organization show of it: name, address, tax number and reference.',
    },
  ),
  changeBillingDetails: effect('PUT /billingDetails/:uniqueId', ['operator'], changed, {
    renews: true,
    about:
      'Changes what invoices to an organization show from now on. Those that are issued stay as they are.',
    body: billingForm,
    example: {
      ...{ name: 'Acme Ltd', street: '1 High Street', postalCode: 'LS1 4AP', city: 'Leeds' },
      ...{ taxNumber: 'GB123456789', reference: 'PO 4711' },
    },
    changes: [buyer.billingDetails],
  }),
  invoicing: answers(
    'GET /invoicing',
    ['admin'],
    done.extend({
      seller: seller.nullable(),
      taxes: z.array(taxRate.extend({ country: z.string() })),
    }),
    { shows: [invoicing], about: 'Reads who issues invoices, and the tax that prices contain by country.' },
  ),
  changeSeller: does('PUT /invoicing/seller', ['admin'], ChangeSeller, (details) => ({ id, ...details }), {
    about: 'Names the seller that invoices show from now on.',
    body: sellerDetails,
  }),
  setTaxRate: does(
    'PUT /invoicing/taxes/:country',
    ['admin'],
    SetTaxRate,
    ({ country, ...rate }) => ({ id, country, ...rate }),
    {
      about:
        'Sets the tax that prices contain for buyers in a country: `basisPoints` are hundredths of a percent.',
      body: taxTerms,
      example: { name: 'VAT', basisPoints: 1900 },
    },
  ),
  removeTaxRate: does(
    'DELETE /invoicing/taxes/:country',
    ['admin'],
    RemoveTaxRate,
    ({ country }) => ({ id, country }),
    { about: 'Charges no tax for buyers in a country from now on.' },
  ),
};
