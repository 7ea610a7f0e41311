import { ref } from '../../domain/kit.ts';
import { emailPattern } from '../../domain/patterns.ts';
import { user } from '../../domain/user/user.ts';
import type { Kit } from '../kit.ts';
import { provedAddressOf } from './joined.ts';
import { personalOf } from './personal.ts';

/**
 * The address to which a user's mails go: the one that the person has proved, or else a user name that is an address. Null when
 * there is none.
 */
export async function userAddressOf(
  kit: Pick<Kit, 'executor' | 'store' | 'vault'>,
  userId: string,
): Promise<string | null> {
  const { personId } = (await kit.executor.look(ref(user, userId))).state;
  const proved = await provedAddressOf(kit, personId);
  if (proved) return proved;
  const { username } = await personalOf(kit, ref(user, userId));
  return username && emailPattern.test(username) ? username : null;
}
