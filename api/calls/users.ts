import { z } from 'zod';
import { ActivateUser, DeleteUser, SuspendUser } from '../../domain/user/commands.ts';
import { users } from '../../projections/models/users.ts';
import { does, lists, means, type RowOf } from '../kit.ts';

/** A user in the form that the console takes. */
export const shownUser = (row: RowOf<typeof users>) => ({
  ...row,
  userId: row.id,
  appId: row.applicationId,
  appName: String(row.applicationName ?? ''),
  email: row.username,
});

export const userCalls = {
  getAllUsersByAppId: lists('GET /getAllUsersByAppId/:appId', ['operator'], users, {
    where: ({ appId }) => ({ applicationId: appId }),
    show: shownUser,
  }),
  getAllUsersByUniqueId: lists('GET /getAllUsersByUniqueId/:uniqueId', ['operator'], users, {
    where: ({ uniqueId }) => ({ organisationId: uniqueId, realm: 'general' }),
    show: shownUser,
  }),
  updateUser: does(
    'PUT /updateUser/:userId',
    ['operator'],
    ({ userId, suspended }) => means(suspended ? SuspendUser : ActivateUser, { id: userId }),
    { body: z.object({ suspended: z.boolean() }) },
  ),
  deleteUser: does(
    'DELETE /deleteUser/:userId',
    ['operator'],
    ({ userId }) => means(DeleteUser, { id: userId }),
    {
      envelope: { errorCode: 0, message: 'User Deleted Successfully' },
    },
  ),
};
