import { contacts } from '../../projections/models/contacts.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { QueryKit } from '../kit.ts';
import { describePage, list } from '../list.ts';

/** Handler for the entries of the contact form. */
export const contactHandlers = ({ db }: QueryKit) =>
  ({
    async getAllContactFormData({ sort, ...query }, _, { header }) {
      const page = await list(db, contacts, { ...query, sort: sort ?? '["createdAt","DESC"]' });
      describePage(contacts, page, header);
      return {
        errorCode: 0,
        data: page.rows.map((row) => ({ ...row, _id: row.id, uniqueId: row.organisationId })),
      };
    },
  }) satisfies QueryHandlers;
