import { rowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { sends } from '../../../web-kit/sends.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { words } from '../../base/words.ts';
import { texts } from './texts.ts';

/** A member of the team. */
export type Member = RowAt<'GET /getAllOperators/:uniqueId'>;

/** The display name of a member; erased members have none. */
export const nameOf = ({ name, username }: Pick<Member, 'name' | 'username'>): string =>
  name || username || '-';

/** Categories of help videos for the pages of the team and its members. */
export const guideOfTeam = ['Team', 'starter'] as const;
/** The address of a member's audit. */
export const auditOf = ({ uniqueId, userId }: Member): string =>
  `/OperatorAudit/${uniqueId}?member=${userId}`;

/** The actions on a member. */
export const memberVerbs = rowVerbs<Member>({
  words: { ...words.rowVerbs, ...texts.team },
  nameOf,
  set: sends('PUT /suspendOperator/:userId', ({ userId }, suspended) => ({ userId, suspended })),
  remove: sends('DELETE /deleteOperator/:userId', ({ userId }) => ({ userId })),
});
