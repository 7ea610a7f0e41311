import { ref } from '../../domain/kit.ts';
import { person } from '../../domain/person/person.ts';
import type { HowRead } from '../../event-store/states/states.ts';
import type { Kit } from '../kit.ts';
import { personalOf } from './personal.ts';

type Looking = Pick<Kit, 'executor'>;

/** The person whom this one was joined into, or this one. */
export async function headOf({ executor }: Looking, personId: string, how: HowRead = {}): Promise<string> {
  if (!personId) return personId;
  return (await executor.look(ref(person, personId), how)).state.joinedInto ?? personId;
}

/** All who are one person with this one, whoever they were joined into first: mostly this one alone. */
export async function oneWith(kit: Looking, personId: string, how: HowRead = {}): Promise<string[]> {
  if (!personId) return [personId];
  const { state } = await kit.executor.look(ref(person, personId), how);
  const head = state.joinedInto ?? personId;
  const { joining } = state.joinedInto ? (await kit.executor.look(ref(person, head), how)).state : state;
  const all = [head];
  for (const { personId: each } of joining) if ((await headOf(kit, each, how)) === head) all.push(each);
  return all;
}

/** An e-mail address that a person has proved, by any of those who are one person; null when there is none. */
export async function provedAddressOf(
  kit: Pick<Kit, 'executor' | 'store' | 'vault'>,
  personId: string,
): Promise<string | null> {
  for (const each of await oneWith(kit, personId)) {
    const { address } = await personalOf(kit, ref(person, each));
    if (address) return address;
  }
  return null;
}

/** The ids of the groups that a person belongs to, by any of those who are one person; deleted ones are among them. */
export async function groupIdsOf(kit: Looking, personId: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const each of await oneWith(kit, personId))
    for (const id of (await kit.executor.look(ref(person, each))).state.groups) found.add(id);
  return found;
}
