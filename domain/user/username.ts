import { invite } from '../invite/invite.ts';
import { ref, text } from '../kit.ts';
import { limits } from '../limits.ts';

/** A user name as it is typed, without the blanks around it. */
export const username = text(limits.operatorEmail, 1).transform((typed) => typed.trim());

/** What makes a user name unique in one application, whatever its letter case; an invitation hands it on. */
export const usernameClaim = (applicationId: string, username: string, inviteId?: string) =>
  ({
    kind: 'username',
    value: `${applicationId}:${username.toLowerCase()}`,
    from: inviteId ? ref(invite, inviteId) : undefined,
  }) as const;
