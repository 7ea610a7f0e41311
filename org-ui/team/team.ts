import { call } from '../../web-kit/call.ts';
import { suspending } from '../../web-kit/suspending.ts';
import type { RowAt } from '../../web-kit/table/query.ts';
import type { Confirm, Verb } from '../../web-kit/verb.ts';
import { texts } from '../texts.ts';
import { usageKey } from '../usage/UsageAlert.tsx';

/** A member of the team. */
export type Member = RowAt<'GET /getAllOperators/:uniqueId'>;

/** Prefixes of the query keys for the list of members, a member's page and a member's devices. */
export const stale = {
  members: ['members'],
  member: ['operator'],
  devices: ['operatorDevices'],
} as const;
const said = texts.team;

/** The display name of a member; erased members have none. */
export const nameOf = ({ name, username }: Pick<Member, 'name' | 'username'>): string =>
  name || username || '-';

/** Categories of help videos for the pages of the team and its members. */
export const guideOfTeam = ['Team', 'starter'] as const;
/** The address of a member's audit. */
export const auditOf = ({ uniqueId, userId }: Member): string =>
  `/OperatorAudit/${uniqueId}?member=${userId}`;

/** Suspends an active member after a confirmation, or activates a suspended one. */
export function suspension(member: Member): Verb & { confirm?: Confirm } {
  const { userId, suspended } = member;
  const whom = nameOf(member);
  return suspending({
    suspended,
    whom,
    effect: said.suspendEffect,
    set: (next) => call('PUT /suspendOperator/:userId', { userId, suspended: next }),
    suspend: said.suspend(whom),
    activate: said.activate(whom),
    suspendedNow: said.suspendedNow,
    activatedNow: said.activatedNow,
    title: said.suspendTitle,
    yes: texts.common.suspend,
    invalidates: [stale.members, stale.member],
  });
}
/** Deletes a member after a confirmation. */
export function deletion(member: Member): Verb & { confirm: Confirm } {
  const { userId } = member;
  return {
    label: said.delete(nameOf(member)),
    run: () => call('DELETE /deleteOperator/:userId', { userId }),
    done: said.deletedNow,
    invalidates: [stale.members, usageKey],
    confirm: { title: said.deleteTitle, text: said.deleteAsks(nameOf(member)), yes: texts.common.delete },
  };
}
