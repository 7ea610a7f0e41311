import { z } from 'zod';
import { application } from '../application/application.ts';
import { usable } from '../application/commands.ts';
import { stillOpen } from '../invite/commands.ts';
import { invite } from '../invite/invite.ts';
import { commandsOf, id, type Ref, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { featureOf, methods } from '../transaction/methods.ts';
import * as happened from './events.ts';
import { user } from './user.ts';

const command = commandsOf(user);
const one = z.object({ id: id() });
/** Whether a passkey is to follow, without which the registration does not count. */
const enrolling = z.boolean().default(false);

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
      enrolling,
      inviteId: id().optional(),
    }),
    parent: ({ applicationId }) => ref(application, applicationId),
    needs: ({
      applicationId,
      inviteId,
    }): { application: Ref<typeof application>; invite?: Ref<typeof invite> } => ({
      application: ref(application, applicationId),
      ...(inviteId && { invite: ref(invite, inviteId) }),
    }),
    claims: ({ applicationId, username }) => [
      usernameClaim(applicationId, username),
      { kind: 'max.user.per.app.count', of: applicationId },
    ],
    requires: ({ method }) => featureOf[method],
  },
  (state, { username, name, enrolling }, { needs, now }) => {
    usable(needs.application);
    if (state.status !== 'absent') return [];
    if (needs.invite) stillOpen(needs.invite, now);
    return [happened.UserRegistered({ realm: 'general', username, name, enrolling })];
  },
);
/** Ends the registration: its passkey is there. */
export const EnrolUser = command({ input: one }, ({ enrolling }) =>
  enrolling ? [happened.UserEnrolled({})] : [],
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
