import { staffPasskeys } from '../../projections/models/operators/staffPasskeys.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { QueryKit } from '../kit.ts';
import { list } from '../list.ts';

/** Handlers for members of the staff about themselves. */
export const staffHandlers = ({ db }: QueryKit) =>
  ({
    async staffPasskeys(_, { actor }) {
      const { rows } = await list(db, staffPasskeys, { sort: '["addedAt","ASC"]' }, { adminId: actor.id });
      return {
        errorCode: 0,
        passkeys: rows.map(({ id, name, addedAt, lastUsedAt }) => ({
          id,
          name: name ?? '',
          addedAt,
          lastUsedAt,
        })),
      };
    },
  }) satisfies QueryHandlers;
