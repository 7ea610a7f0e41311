import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { type Act, oneByOne } from '../../../web-kit/bulk/act.ts';
import { suspensionActs } from '../../../web-kit/bulk/suspension.tsx';
import { sends } from '../../../web-kit/sends.ts';
import { words } from '../../base/words.ts';
import type { Member } from './team.ts';
import { texts } from './texts.ts';

const { team: t } = texts;
/** What can be done with several members, of whom no team has many. A deletion cannot be taken back. */
export const memberActs: readonly Act<Member>[] = [
  ...suspensionActs<Member>({
    set: (suspended) => oneByOne(sends('PUT /suspendOperator/:userId', (userId) => ({ userId, suspended }))),
    things: t.members,
    many: t.many,
    effect: t.suspendAll,
  }),
  {
    label: words.delete,
    icon: <DeleteOutlined />,
    danger: true,
    asks: (count) => ({ title: t.deleteMany(t.many(count)), text: t.deleteAll, yes: words.delete }),
    send: oneByOne(sends('DELETE /deleteOperator/:userId', (userId) => ({ userId }))),
    told: (count) => t.deletedAll(t.members(count)),
  },
];
