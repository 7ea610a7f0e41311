import { z } from 'zod';
import { application } from '../application/application.ts';
import { usable } from '../application/commands.ts';
import { commandsOf, id, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { featureOf, methods } from '../transaction/methods.ts';
import * as happened from './events.ts';
import { user } from './user.ts';

const command = commandsOf(user);
const one = z.object({ id: id() });

export const username = text(limits.operatorEmail, 1).transform((typed) => typed.trim());
/** What makes a user name unique in one application, whatever its letter case. */
export const usernameClaim = (applicationId: string, username: string) =>
  ({ kind: 'username', value: `${applicationId}:${username.toLowerCase()}` }) as const;

export const RegisterUser = command(
  {
    input: one.extend({
      applicationId: id(),
      username,
      name: text(limits.name).default(''),
      method: z.enum(methods).default('this device'),
    }),
    parent: ({ applicationId }) => ref(application, applicationId),
    needs: ({ applicationId }) => ({ application: ref(application, applicationId) }),
    claims: ({ applicationId, username }) => [
      usernameClaim(applicationId, username),
      { kind: 'max.user.per.app.count', of: applicationId },
    ],
    requires: ({ method }) => featureOf[method],
  },
  (state, { username, name }, { needs }) => {
    usable(needs.application);
    return state.status === 'absent' ? [happened.UserRegistered({ realm: 'general', username, name })] : [];
  },
);

export const SuspendUser = command({ input: one }, ({ status }) =>
  status === 'active' ? [happened.UserSuspended({})] : [],
);
export const ActivateUser = command({ input: one }, ({ status }) =>
  status === 'suspended' ? [happened.UserActivated({})] : [],
);
export const DeleteUser = command({ input: one }, ({ status }) => [
  happened.UserDeleted({ wasSuspended: status === 'suspended' }),
]);
