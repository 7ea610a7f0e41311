import { invite } from '../invite/invite.ts';
import { type Claim, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { mixesScripts } from './scripts.ts';

/** A user name as typed, without surrounding blanks. It is used to find users, so its characters are not restricted. */
export const typedUsername = text(limits.operatorEmail, 1).transform((typed) => typed.trim());

/** The normal form of a user name: full-width letters, ligatures and the like are replaced (Unicode NFKC). */
export const usual = (username: string) => username.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** A user name for a registration. It must not contain invisible or confusable characters. */
export const username = typedUsername
  .refine((name) => usual(name).length <= limits.operatorEmail, 'is too long')
  .refine((name) => usual(name).length > 0, 'is blank')
  .refine(
    (name) => !/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(name),
    'holds a character that cannot be seen',
  )
  .refine((name) => !mixesScripts(usual(name)), 'mixes letters of scripts that look alike');

/**
 * The values under which a user name is unique in one application: its normal form in lower case, and the form that
 * earlier releases compared, which earlier users hold. Usually the two are equal.
 */
export const usernameKeys = (applicationId: string, username: string): string[] => {
  // Names of ASCII without blanks, such as e-mail addresses, are in the normal form but for their case.
  if (/^[!-~]+$/.test(username)) return [`${applicationId}:${username.toLowerCase()}`];
  const forms = [usual(usual(username).toLowerCase()), username.trim().toLowerCase()];
  return [...new Set(forms)].map((name) => `${applicationId}:${name}`);
};

/** The claim that makes a user name unique in one application. An invitation hands it on. */
export const usernameClaims = (applicationId: string, username: string, inviteId?: string): Claim[] => {
  const from = inviteId ? ref(invite, inviteId) : undefined;
  return usernameKeys(applicationId, username).map((value) => ({ kind: 'username', value, from }));
};
