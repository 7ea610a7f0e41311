import { ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { ChangeOwnAttributes } from '../domain/person/own.ts';
import { person } from '../domain/person/person.ts';
import { type OwnAttribute, type OwnValues, ownKnown } from '../domain/profile/ownAttributes.ts';
import { Refusal } from '../domain/refusals.ts';
import { further, type Provenance } from '../event-store/metadata.ts';
import { headOf, oneWith } from './joined.ts';
import type { Kit } from './kit.ts';
import { personalOf } from './personal.ts';

type Reading = Pick<Kit, 'executor' | 'store' | 'vault'>;

/** The attributes of its own that an organisation keeps today. */
export const ownAttributesOf = async ({ executor }: Pick<Kit, 'executor'>, organisationId: string) =>
  (await executor.look(ref(organisation, organisationId))).state.ownAttributes;

/** All that is kept of one person's attributes of the organisation's own; nothing once the person is erased. */
export async function ownKept(kit: Reading, personId: string): Promise<OwnValues> {
  const { own } = (await personalOf(kit, ref(person, personId))) as { own?: OwnValues | null };
  return own ?? {};
}

/**
 * What is known of a person's attributes of the organisation's own, each by the one of those who are one person whom it was
 * said of first. What the organisation no longer keeps is not among it.
 */
export async function ownOf(
  kit: Reading,
  organisationId: string,
  personId: string,
): Promise<{ attributes: readonly OwnAttribute[]; values: OwnValues }> {
  const attributes = await ownAttributesOf(kit, organisationId);
  if (!attributes.length || !personId) return { attributes, values: {} };
  const all: OwnValues[] = [];
  for (const each of await oneWith(kit, personId)) all.push(ownKnown(attributes, await ownKept(kit, each)));
  return { attributes, values: Object.assign({}, ...all.reverse()) };
}

/** Changes some attributes of the organisation's own, of a person or of whom the person was joined into. */
export async function changeOwn(
  kit: Reading,
  { organisationId, personId }: { organisationId: string; personId: string },
  values: OwnValues,
  by: Provenance,
) {
  const id = await headOf(kit, personId);
  // Counted first: what is said between the two reads is a conflict then, and nothing of it is lost.
  const changes = (await kit.executor.look(ref(person, id), { fresh: true })).state.ownChanges;
  const before = { ...(await ownKept(kit, id)) };
  const input = { id, organisationId, values, before, changes };
  return kit.executor.execute(ChangeOwnAttributes, input, by);
}

/** Takes over what a directory says of them, unless it is known. It rules; what would be too much to keep is left out. */
export async function takeOverOwn(
  kit: Reading,
  who: { organisationId: string; personId: string },
  values: OwnValues,
  by: Provenance,
) {
  const kept = Object.keys(values).length ? await ownKept(kit, await headOf(kit, who.personId)) : {};
  if (Object.entries(values).every(([name, value]) => value === (kept[name] ?? ''))) return;
  await changeOwn(kit, who, values, further(by)).catch((error) => {
    if (!(error instanceof Refusal && error.code === 'attributes.large')) throw error;
  });
}
