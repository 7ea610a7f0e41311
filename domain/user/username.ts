import { invite } from '../invite/invite.ts';
import { type Claim, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { mixesScripts } from './scripts.ts';

/** A user name as it is typed, without the blanks around it. People find users by it, whatever it consists of. */
export const typedUsername = text(limits.operatorEmail, 1).transform((typed) => typed.trim());

/** How a user name is kept: full-width letters, ligatures and the like become the usual ones (Unicode NFKC). */
export const usual = (username: string) => username.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** A user name that somebody may register: nothing in it is invisible or made to look like another one. */
export const username = typedUsername
  .refine((name) => usual(name).length <= limits.operatorEmail, 'is too long')
  .refine((name) => usual(name).length > 0, 'is blank')
  .refine(
    (name) => !/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(name),
    'holds a character that cannot be seen',
  )
  .refine((name) => !mixesScripts(usual(name)), 'mixes letters of scripts that look alike');

/**
 * Under which values a user name is unique in one application: in its usual form, whatever its letter case, and as names
 * were compared before that, by which earlier users hold theirs. Mostly the two are the same.
 */
export const usernameKeys = (applicationId: string, username: string) => [
  ...new Set(
    [usual(usual(username).toLowerCase()), username.trim().toLowerCase()].map(
      (name) => `${applicationId}:${name}`,
    ),
  ),
];

/** What makes a user name unique in one application; an invitation hands it on. */
export const usernameClaims = (applicationId: string, username: string, inviteId?: string): Claim[] => {
  const from = inviteId ? ref(invite, inviteId) : undefined;
  return usernameKeys(applicationId, username).map((value) => ({ kind: 'username', value, from }));
};
