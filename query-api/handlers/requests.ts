import { refuseField } from '../../domain/refusals.ts';
import { organisationRequests } from '../../projections/models/operators/organisationRequests.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { QueryKit } from '../kit.ts';
import { list } from '../list.ts';

/** Lists what organisations ask for, by pages that are counted from 1. */
export const requestHandlers = ({ db }: QueryKit) =>
  ({
    async requestsList({ type, page, limit, search, isDeleted }) {
      if (type !== 'DELETE' && type !== 'SUSPENDED') refuseField('type', 'is.leavingType');
      const from = (page - 1) * limit;
      const query = {
        range: JSON.stringify([from, from + limit - 1]),
        sort: '["deleteSuspendReqDate","DESC"]',
        filter: JSON.stringify({
          ...(search && { q: search }),
          ...(isDeleted && { isDeleted: isDeleted === 'true' }),
        }),
      };
      const { rows, total } = await list(db, organisationRequests, query, { type });
      const data = rows.map(({ requestedById, requestedByUsername, createdById: _, ...row }) => ({
        ...row,
        requestedBy: { userId: requestedById, username: requestedByUsername },
      }));
      return { errorCode: 0, data, count: total ?? data.length };
    },
  }) satisfies QueryHandlers;
