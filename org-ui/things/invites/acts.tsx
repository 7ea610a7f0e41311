import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { type Act, allAtOnce } from '../../../web-kit/bulk/act.ts';
import { sends } from '../../../web-kit/sends.ts';
import { words } from '../../base/words.ts';
import type { Invite } from './invite.ts';
import { texts } from './texts.ts';

const { several: t, again } = texts;

/** What can be done with several invitations. A mail that was sent and a link that ended cannot be taken back. */
export const inviteActs: readonly Act<Invite>[] = [
  {
    label: again,
    icon: <ForwardToInboxOutlined />,
    asks: (count) => ({ title: t.againTitle(t.many(count)), text: t.againText, yes: again }),
    send: allAtOnce(sends('POST /invites/sendAgain', (inviteIds) => ({ inviteIds }))),
    told: (count) => t.sentAgain(t.invitations(count)),
  },
  {
    label: words.delete,
    icon: <DeleteOutlined />,
    danger: true,
    asks: (count) => ({ title: t.deleteTitle(t.many(count)), text: t.deleteText, yes: words.delete }),
    send: allAtOnce(sends('POST /invites/delete', (inviteIds) => ({ inviteIds }))),
    told: (count) => t.deleted(t.invitations(count)),
  },
];
