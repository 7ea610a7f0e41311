import { group } from '../domain/group/group.ts';
import { lives, ref } from '../domain/kit.ts';
import { person } from '../domain/person/person.ts';
import type { Kit } from './kit.ts';

/** The groups that a person belongs to, by name. */
export async function groupsOf(
  { executor }: Pick<Kit, 'executor'>,
  personId: string,
): Promise<{ id: string; name: string }[]> {
  const { groups } = (await executor.look(ref(person, personId))).state;
  const all = await Promise.all(
    groups.map(async (id) => ({ id, state: (await executor.look(ref(group, id))).state })),
  );
  return all
    .filter(({ state }) => lives(state))
    .map(({ id, state }) => ({ id, name: state.name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
