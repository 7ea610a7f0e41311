import { randomBytes, randomUUID } from 'node:crypto';
import { admin } from '../../domain/admin/admin.ts';
import { AddAdmin, ChangeAdminPassword, RemoveAdmin } from '../../domain/admin/commands.ts';
import { lives, type Ref, ref } from '../../domain/kit.ts';
import { Refusal, refuse, refuseField } from '../../domain/refusals.ts';
import { ReleaseStaffMember } from '../../domain/roster/commands.ts';
import { roster, rosterId } from '../../domain/roster/roster.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';

type Account = {
  username: string /** Null when given, or when nothing was done. */;
  password: string | null;
};
const least = 12;
const most = 1000;

/** The provenance of changes by the server's administrator, from the command line or the settings. */
const byOwner = (): Provenance => ({ actor: { role: 'system', id: 'owner' }, correlationId: randomUUID() });

const fresh = () => randomBytes(12).toString('base64url');
const memberOf = async ({ reserved }: Kit['executor'], username: string) =>
  (await reserved.holderOf('admin', username.toLowerCase())) ?? refuse('admin.unknown');

/** Adds a member unless the name is taken. Without a given password, a new one is made and returned once. */
export async function addStaff(
  { executor, passwords }: Pick<Kit, 'executor' | 'passwords'>,
  username: string,
  given?: string,
): Promise<Account> {
  if (await executor.reserved.holderOf('admin', username.toLowerCase())) return { username, password: null };
  const password = given ?? fresh();
  const passwordHash = await passwords.hash(password);
  try {
    await executor.execute(AddAdmin, { id: randomUUID(), username, passwordHash }, byOwner());
  } catch (error) {
    // Another process that started at the same time was faster.
    if (error instanceof Refusal && error.code === 'admin.taken') return { username, password: null };
    throw error;
  }
  return { username, password: given ? null : password };
}

/** Sets the given password, or a new one, and ends all sessions of the member. */
export async function changeStaffPassword(
  { executor, sessions, passwords }: Pick<Kit, 'executor' | 'sessions' | 'passwords'>,
  username: string,
  { given, resetPasskeys = false }: { given?: string | undefined; resetPasskeys?: boolean } = {},
): Promise<Account> {
  if (given !== undefined && (given.length < least || given.length > most))
    refuseField('', 'is.password', { least, most });
  const { id } = await memberOf(executor, username);
  const password = given ?? fresh();
  const passwordHash = await passwords.hash(password);
  await executor.execute(ChangeAdminPassword, { id, passwordHash, resetPasskeys }, byOwner());
  await sessions.endAllOf(id);
  return { username, password: given === undefined ? password : null };
}

/**
 * Removes a member and ends all sessions. `members` are the known ids of the staff; the roster decides, so that of the
 * last two members removed at the same time one stays.
 */
export async function removeStaff(
  { executor, sessions }: Pick<Kit, 'executor' | 'sessions'>,
  username: string,
  members: readonly string[],
): Promise<Account> {
  const { id } = await memberOf(executor, username);
  for (;;) {
    const other = await anotherOf(executor, members, id);
    try {
      await executor.execute(ReleaseStaffMember, { id: rosterId, adminId: id, other }, byOwner());
      break;
    } catch (error) {
      if (!(error instanceof Refusal) || other === null) throw error;
      // If the other one has left at the same time, the next one is proposed.
      const { released } = (await executor.look(ref(roster, rosterId), { fresh: true })).state;
      if (!released.includes(other)) throw error;
    }
  }
  await executor.execute(RemoveAdmin, { id }, byOwner());
  await sessions.endAllOf(id);
  return { username, password: null };
}

async function anotherOf(
  { look }: Kit['executor'],
  members: readonly string[],
  leaver: string,
): Promise<string | null> {
  const { released } = (await look(ref(roster, rosterId), { fresh: true })).state;
  const works = async (member: Ref) => lives((await look(member, { fresh: true })).state);
  for (const id of members)
    if (id !== leaver && !released.includes(id) && (await works(ref(admin, id)))) return id;
  return null;
}
