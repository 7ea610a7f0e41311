import { call } from '../../../web-kit/call.ts';
import type { Confirm, Verb } from '../../../web-kit/commands/verb.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { words } from '../../base/words.ts';
import { texts } from './texts.ts';

/** A pending invitation to the team or to an application. */
export type Invite = RowAt<'GET /invite/getInvites'>;
const t = texts;
/** The heading above the pending invitations. */
export const invitesTitle = t.title;

/** Sends the invitation mail again. */
export const resending = ({ inviteId, email }: Invite): Verb => ({
  label: t.againTo(email ?? '-'),
  run: () => call('POST /sendMail', { inviteId, type: 'inviteUser' }),
  done: t.sent,
});
/** Deletes an invitation after a confirmation. */
export const withdrawal = ({ inviteId, email }: Invite): Verb & { confirm: Confirm } => ({
  label: t.delete(email ?? '-'),
  run: () => call('DELETE /invite/deleteInvite/:inviteId', { inviteId }),
  done: t.deletedNow,
  confirm: {
    title: t.deleteTitle,
    text: t.deleteAsks(email ?? '-'),
    yes: words.delete,
  },
});
