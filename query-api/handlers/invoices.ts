import { invoicingRef } from '../../domain/invoicing/invoicing.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { QueryKit } from '../kit.ts';

/** Handlers for invoices. */
export const invoiceHandlers = ({ executor }: QueryKit) =>
  ({
    async invoicing() {
      const { seller, rates } = (await executor.look(invoicingRef)).state;
      const taxes = Object.entries(rates)
        .map(([country, rate]) => ({ country, ...rate }))
        .sort((a, b) => (a.country < b.country ? -1 : 1));
      return { errorCode: 0, seller, taxes };
    },
  }) satisfies QueryHandlers;
