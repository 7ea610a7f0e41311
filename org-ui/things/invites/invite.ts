import type { Calls } from '../../../api/calls.ts';
import type { InputOf } from '../../../api/client.ts';
import type { Confirm, Verb } from '../../../web-kit/commands/verb.ts';
import { serverNow } from '../../../web-kit/openTab/serverClock.ts';
import { sends } from '../../../web-kit/sends.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { type Status, suspensions } from '../../../web-kit/views/StatusChoice.tsx';
import { words } from '../../base/words.ts';
import { texts } from './texts.ts';

/** A pending invitation to the team or to an application. */
export type Invite = RowAt<'GET /invite/getInvites'>;
const t = texts;
/** The heading above the pending invitations. */
export const invitesTitle = t.title;

/** The status of those who are invited and have not registered yet, beside the statuses of those who have. */
export const statusesWithInvited: readonly Status[] = [
  ...suspensions,
  { name: 'invited', title: t.status, filter: {} },
];
/** Whether the address of a list asks for those who are invited. */
export const isInvited = (address: URLSearchParams): boolean => address.get('status') === 'invited';

/** Whether the link of an invitation works no more, unless it is sent again. */
export const isExpired = ({ expiresAt }: Pick<Invite, 'expiresAt'>, now = serverNow()): boolean =>
  Date.parse(expiresAt) <= now;

/** To how many applications an invitation leads. */
const applicationsOf = ({ appId, appIds }: Invite) => (appId ? 1 : 0) + appIds.length;

/** Invites somebody to the team or to applications. */
export const inviting = sends(
  'POST /invite/sendInvite',
  (asked: InputOf<Calls, 'POST /invite/sendInvite'>) => asked,
);
/** Sends the invitation mail again. */
export const resending = (invite: Invite): Verb => ({
  label: t.againTo(invite.email ?? '-'),
  run: sends('POST /sendMail', () => ({ inviteId: invite.inviteId, type: 'inviteUser' })),
  done: invite.appIds.length ? t.sentSeveral(applicationsOf(invite)) : t.sent,
});
/** Deletes an invitation after a confirmation. */
export const withdrawal = (invite: Invite): Verb & { confirm: Confirm } => ({
  label: t.delete(invite.email ?? '-'),
  run: sends('DELETE /invite/deleteInvite/:inviteId', () => ({ inviteId: invite.inviteId })),
  done: t.deletedNow,
  confirm: {
    title: t.deleteTitle,
    text: t.deleteAsks(invite.email ?? '-', applicationsOf(invite)),
    yes: words.delete,
  },
});
