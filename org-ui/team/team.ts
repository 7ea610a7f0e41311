import type { Confirm, Verb } from '../../web-kit/CommandButton.tsx';
import { call } from '../../web-kit/call.ts';
import type { RowAt } from '../../web-kit/table/query.ts';
import { texts } from '../texts.ts';
import { usageKey } from '../usage/UsageAlert.tsx';

/** A member of the team, and somebody who is invited to it. */
export type Member = RowAt<'GET /getAllOperators/:uniqueId'>;
export type Invite = RowAt<'GET /invite/getInvites'>;

/** Beginnings of the keys under which members, their own page, their devices and invitations are kept. */
export const stale = {
  members: ['members'],
  member: ['operator'],
  devices: ['operatorDevices'],
  invites: ['invites'],
} as const;
const said = texts.team;

/** What a member is called: nothing is left of an erased one. */
export const nameOf = ({ name, username }: Pick<Member, 'name' | 'username'>): string =>
  name || username || '-';

/** Suspends an active member or activates a suspended one. */
export function suspension(member: Member): Verb {
  const { userId, suspended } = member;
  return {
    label: (suspended ? said.activate : said.suspend)(nameOf(member)),
    run: () => call('PUT /suspendOperator/:userId', { userId, suspended: !suspended }),
    done: suspended ? said.activatedNow : said.suspendedNow,
    invalidates: [stale.members, stale.member],
  };
}
/** Deletes a member, after asking. */
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

/** Sends the mail of an invitation again. */
export const resending = ({ inviteId, email }: Invite): Verb => ({
  label: said.againTo(email ?? '-'),
  run: () => call('POST /sendMail', { inviteId, type: 'inviteUser' }),
  done: said.sent,
  invalidates: [stale.invites],
});
/** Deletes an invitation, after asking. */
export const withdrawal = ({ inviteId, email }: Invite): Verb & { confirm: Confirm } => ({
  label: said.deleteInvite(email ?? '-'),
  run: () => call('DELETE /invite/deleteInvite/:inviteId', { inviteId }),
  done: said.inviteDeletedNow,
  invalidates: [stale.invites],
  confirm: {
    title: said.inviteDeleteTitle,
    text: said.inviteDeleteAsks(email ?? '-'),
    yes: texts.common.delete,
  },
});
