import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { type Act, allAtOnce } from '../../../web-kit/bulk/act.ts';
import type { BulkOf } from '../../../web-kit/bulk/Bulk.tsx';
import { suspensionActs } from '../../../web-kit/bulk/suspension.tsx';
import { sends } from '../../../web-kit/sends.ts';
import { words } from '../../base/words.ts';
import { type AppUser, nameOf } from './verbs.ts';
import { userWords as t } from './words.ts';

const suspensions: readonly Act<AppUser>[] = suspensionActs<AppUser>(
  {
    set: (suspended) => allAtOnce(sends('PUT /users', (userIds) => ({ userIds, suspended }))),
    things: t.users,
    many: t.many,
    effect: t.suspendAll,
  },
  ({ suspendedHere }) => suspendedHere,
);
/** What can be done with several users at once, of whatever family. A deletion cannot be taken back. */
export const usersInBulk: BulkOf<AppUser> = {
  nameOf,
  acts: [
    ...suspensions,
    {
      label: words.delete,
      icon: <DeleteOutlined />,
      danger: true,
      asks: (count) => ({ title: t.deleteMany(t.many(count)), text: t.deleteAll, yes: words.delete }),
      send: allAtOnce(sends('POST /users/delete', (userIds) => ({ userIds }))),
      told: (count) => t.deleted(t.users(count)),
    },
  ],
};
