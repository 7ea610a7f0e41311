import { group } from '../../domain/group/group.ts';
import { lives, ref } from '../../domain/kit.ts';
import type { Kit } from '../kit.ts';
import { groupIdsOf } from './joined.ts';

/** The groups that a person belongs to, by name. */
export async function groupsOf(
  kit: Pick<Kit, 'executor'>,
  personId: string,
): Promise<{ id: string; name: string }[]> {
  const groups = [...(await groupIdsOf(kit, personId))];
  const all = await Promise.all(
    groups.map(async (id) => ({ id, state: (await kit.executor.look(ref(group, id))).state })),
  );
  return all
    .filter(({ state }) => lives(state))
    .map(({ id, state }) => ({ id, name: state.name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
