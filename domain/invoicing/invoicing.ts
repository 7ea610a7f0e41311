import { aggregate, ref } from '../kit.ts';
import * as events from './events.ts';

export type Invoicing = {
  status: 'absent' | 'active';
  seller: events.Seller | null;
  /** By the country of the buyer, as a code of ISO 3166-1. */
  rates: Record<string, events.TaxRate>;
};

const { seller: _, taxRate: __, ...happened } = events;

/** How the installation invoices: who the seller is, and the tax for each country. There is one, which the staff edit. */
export const invoicing = aggregate<Invoicing, typeof happened>({
  name: 'invoicing',
  events: happened,
  unknown: 'invoice.rate',
  edits: [happened.SellerChanged],
  initial: { status: 'absent', seller: null, rates: {} },
  evolve: {
    SellerChanged: (state, seller) => ({ ...state, status: 'active', seller }),
    TaxRateSet: ({ rates, ...state }, { country, ...rate }) => ({
      ...state,
      status: 'active',
      rates: { ...rates, [country]: rate },
    }),
    TaxRateRemoved: ({ rates, ...state }, { country }) => ({
      ...state,
      rates: Object.fromEntries(Object.entries(rates).filter(([each]) => each !== country)),
    }),
  },
});
export const invoicingRef = ref(invoicing, 'invoicing');
