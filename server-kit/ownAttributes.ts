import { ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { person } from '../domain/person/person.ts';
import { type OwnAttribute, type OwnValues, ownKnown } from '../domain/profile/ownAttributes.ts';
import { oneWith } from './joined.ts';
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
