import { CreditInvoice, ReplaceInvoice } from '../../domain/invoice/commands.ts';
import { invoice, invoiceIdOf } from '../../domain/invoice/invoice.ts';
import { ref } from '../../domain/kit.ts';
import { newId } from '../../event-store/newId.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { issueAgain } from '../billing/issuing.ts';
import { numberAll } from '../billing/numbering.ts';

/** Handlers for credit notes and for invoices that are issued again. The answer comes when they have their numbers. */
export const invoiceHandlers = (kit: Kit) =>
  ({
    async creditInvoice({ invoiceId: id, ...about }, { provenance }) {
      const credit = { id, creditNoteId: newId(), ...about };
      const { position } = await kit.executor.execute(CreditInvoice, credit, provenance);
      const { idempotencyKey: _, ...by } = provenance;
      return { errorCode: 0, id, position: Math.max(position, await numberAll(kit, id, by)) };
    },
    async replaceInvoice({ invoiceId: id }, { provenance }) {
      const asked = { id, replacementId: invoiceIdOf(id, newId()) };
      const { position } = await kit.executor.execute(ReplaceInvoice, asked, provenance);
      // An earlier call may have named another one, which holds.
      const { replacementId } = (await kit.executor.look(ref(invoice, id), { fresh: true })).state;
      const { idempotencyKey: _, ...by } = provenance;
      const last = await issueAgain(kit, { id, replacementId: replacementId! }, by);
      return { errorCode: 0, id, position: Math.max(position, last) };
    },
  }) satisfies CommandHandlers;
