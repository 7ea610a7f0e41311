import { formsOf, usual } from '../addresses.ts';
import { type Claim, type Ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { wrong } from '../problems.ts';
import { mixesScripts } from './scripts.ts';

/** A user name as typed, without surrounding blanks. It is used to find users, so its characters are not restricted. */
export const typedUsername = text(limits.operatorEmail, 1).transform((typed) => typed.trim());

/** A user name for a registration. It must not contain invisible or confusable characters. */
export const username = typedUsername
  .refine((name) => usual(name).length <= limits.operatorEmail, wrong('is.longName'))
  .refine((name) => usual(name).length > 0, wrong('is.blank'))
  .refine(
    // U+2800 is a Braille cell without dots. A mark that does not stand on a letter is hardly seen, too.
    (name) => !/[\p{C}\p{Default_Ignorable_Code_Point}\u2800]|(?<![\p{L}\p{M}])\p{M}/u.test(name),
    wrong('is.unseen'),
  )
  .refine((name) => !mixesScripts(usual(name)), wrong('is.mixed'));

/** The values under which a user name is unique in one application. Usually it is one. */
export const usernameKeys = (applicationId: string, username: string): string[] =>
  formsOf(username).map((name) => `${applicationId}:${name}`);

/** The claims that make a user name unique in one application. `from` is the invitation that hands the name on. */
export const usernameClaims = (applicationId: string, username: string, from?: Ref): Claim[] =>
  usernameKeys(applicationId, username).map((value) => ({ kind: 'username', value, from }));
