import { z } from 'zod';
import { person } from '../../../domain/person/person.ts';
import { DeleteUser } from '../../../domain/user/commands.ts';
import { user } from '../../../domain/user/user.ts';
import { userMonths } from '../../../projections/models/users/userMonths.ts';
import { users } from '../../../projections/models/users/users.ts';
import { answers, changed, does, effect, lists } from '../../kit.ts';
import { changedTogether, severalIds } from '../parts/together.ts';
import { shownUser, userChanges } from '../parts/user.ts';

export const userCalls = {
  getAllUsersByAppId: lists('GET /getAllUsersByAppId/:appId', ['operator'], users, {
    about: 'Lists the users of a web or mobile application.',
    where: ({ appId }) => ({ applicationId: appId }),
    show: shownUser,
  }),
  getAllUsersByUniqueId: lists('GET /getAllUsersByUniqueId/:uniqueId', ['operator'], users, {
    about: "Lists the organization's users of web and mobile applications.",
    where: ({ uniqueId }) => ({ organisationId: uniqueId, realm: 'general' }),
    show: shownUser,
  }),
  getLoginCountByDate: answers(
    'GET /getLoginCountByDate/:userId',
    ['operator'],
    z.object({
      /** By day (UTC), such as 2026-02-28. */
      LoginCount: z.record(z.string(), z.number()),
      browsers: z.record(z.string(), z.number()),
      /** By ios, android, web and others. */
      platform: z.record(z.string(), z.number()),
    }),
    {
      shows: [users, userMonths],
      about:
        'Counts the sign-ins of a user. Of the last thirty days by day, of the last twelve months by ' +
        'browser and platform.',
    },
  ),
  updateUser: effect('PUT /updateUser/:userId', ['operator'], changed, {
    changes: [user, person],
    about:
      'Changes a user of a web or mobile application. Suspends or activates, saves attributes, or both. ' +
      'Attributes are those of the person, in all applications.',
    example: { family_name: 'Lovelace', address: { country: 'United Kingdom' } },
    body: userChanges,
  }),
  deleteUser: does(
    'DELETE /deleteUser/:userId',
    ['operator'],
    DeleteUser,
    ({ userId }) => ({ id: userId, realm: 'general' as const }),
    {
      about: 'Deletes a user of a web or mobile application.',
      envelope: { errorCode: 0, message: 'User Deleted Successfully' },
    },
  ),
  updateUsers: effect('PUT /users', ['operator'], changedTogether, {
    changes: [user],
    about:
      'Suspends or activates up to 100 users of any applications. `failed` names those whom it was refused for, and ' +
      'why; `unchanged` those who were so already.',
    body: z.object({ userIds: severalIds, suspended: z.boolean() }),
  }),
  deleteUsers: effect('POST /users/delete', ['operator'], changedTogether, {
    changes: [user],
    about: 'Deletes up to 100 users of any applications. `failed` names those who were not deleted, and why.',
    body: z.object({ userIds: severalIds }),
  }),
};
