import { addStaff, changeStaffPassword, removeStaff } from './command-api/staff/staffMembers.ts';
import type { Db } from './projections/database/tables.ts';
import { staff } from './projections/models/operators/staff.ts';
import type { ReadAfter } from './projections/readAfter.ts';
import { list } from './query-api/list.ts';
import type { Kit } from './server-kit/kit.ts';

/** A parsed command of `npm run admin`. */
export type StaffAsked =
  | { verb: 'list' }
  | { verb: 'add'; username: string }
  | { verb: 'remove'; username: string }
  | { verb: 'passwd'; username: string; password?: string; resetPasskeys: boolean };
/** The answer, as lines for the terminal. */
export type StaffTold = { lines: string[] };
type Parts = Kit & { db: Db; readAfter: ReadAfter };

export const staffUsage = `npm run admin -- list                              lists the members of the platform's staff
       npm run admin -- add <e-mail>                      adds a member
       npm run admin -- passwd <e-mail> [--stdin] [--reset-passkeys]
                                                          sets a new password and ends the member's sessions;
                                                          --stdin reads it, --reset-passkeys is for who lost them
       npm run admin -- remove <e-mail>                   removes a member, except the last one`;

/** Parses the words of the command line; null when they are not a known command. */
export function readStaffWords(words: readonly string[]): (StaffAsked & { stdin?: boolean }) | null {
  const flags = words.filter((word) => word.startsWith('--'));
  const [verb, username, ...more] = words.filter((word) => !word.startsWith('--'));
  const known = verb === 'passwd' ? ['--stdin', '--reset-passkeys'] : [];
  if (more.length || flags.some((flag) => !known.includes(flag))) return null;
  if (verb === 'list') return username ? null : { verb };
  if (!username) return null;
  if (verb === 'add' || verb === 'remove') return { verb, username };
  if (verb !== 'passwd') return null;
  return {
    ...{ verb, username, stdin: flags.includes('--stdin') },
    resetPasskeys: flags.includes('--reset-passkeys'),
  };
}

/** Carries out a command, in the process that has the stores open. */
export async function staffCommand(parts: Parts, asked: StaffAsked): Promise<StaffTold> {
  if (asked.verb === 'list') return { lines: linesOf(await members(parts)) };
  const { username } = asked;
  if (asked.verb === 'add') {
    const { password } = await addStaff(parts, username);
    if (!password) return { lines: [`${username} is already there`] };
    return { lines: [...passwordLines(username, password), 'The first sign-in makes a passkey.'] };
  }
  if (asked.verb === 'remove') {
    const ids = (await members(parts)).map(({ id }) => String(id));
    await removeStaff(parts, username, ids);
    return { lines: [`${username} is removed, and all sessions have ended`] };
  }
  const { password: given, resetPasskeys } = asked;
  const { password } = await changeStaffPassword(parts, username, { given, resetPasskeys });
  const passkeys = resetPasskeys
    ? 'All passkeys are removed; the next sign-in makes a new one.'
    : 'The passkeys stay.';
  const first = password ? passwordLines(username, password) : [`The password of ${username} is changed`];
  return { lines: [...first, `All sessions have ended. ${passkeys}`] };
}
const passwordLines = (username: string, password: string) => [
  `${username} may sign in with the password ${password} (shown only now)`,
];

type Member = { id: string; username?: unknown; passkeyCount?: unknown; lastSignInAt?: unknown };
async function members({ db, store, readAfter }: Parts): Promise<Member[]> {
  await readAfter.reached(await store.head());
  return (await list(db, staff, { sort: '["createdAt","ASC"]' })).rows as Member[];
}
/** The members as lines for the terminal. */
export const linesOf = (all: readonly Member[]): string[] =>
  all.length ? all.map(lineOf) : ['Nobody yet: the next start adds the first member.'];
function lineOf({ username, passkeyCount, lastSignInAt }: Member): string {
  const passkeys = passkeyCount === 1 ? '1 passkey' : `${passkeyCount} passkeys`;
  return `${username}  ${passkeys}  ${lastSignInAt ? `last signed in ${lastSignInAt}` : 'has not signed in yet'}`;
}
