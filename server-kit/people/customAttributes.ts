import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { ChangeCustomAttributes } from '../../domain/person/customAttributes.ts';
import { person } from '../../domain/person/person.ts';
import {
  type CustomAttribute,
  type CustomValues,
  customKnown,
  customReadAll,
  withRoom,
} from '../../domain/profile/customAttributes.ts';
import { Refusal } from '../../domain/refusals.ts';
import { further, type Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../kit.ts';
import { headOf, oneWith } from './joined.ts';
import { personalOf } from './personal.ts';

type Reading = Pick<Kit, 'executor' | 'store' | 'vault'>;

/** The custom attributes that an organisation keeps today. */
export const customAttributesOf = async ({ executor }: Pick<Kit, 'executor'>, organisationId: string) =>
  (await executor.look(ref(organisation, organisationId))).state.customAttributes;

/** All that is kept of one person's custom attributes; nothing once the person is erased. */
async function customKept(kit: Reading, personId: string): Promise<CustomValues> {
  const { custom } = (await personalOf(kit, ref(person, personId))) as { custom?: CustomValues | null };
  return custom ?? {};
}

/**
 * What is known of a person's custom attributes, each by the one of those who are one person whom it was
 * said of first. What the organisation no longer keeps is not among it.
 */
export async function customOf(
  kit: Reading,
  organisationId: string,
  personId: string,
): Promise<{ attributes: readonly CustomAttribute[]; values: CustomValues }> {
  const attributes = await customAttributesOf(kit, organisationId);
  if (!attributes.length || !personId) return { attributes, values: {} };
  const all: CustomValues[] = [];
  for (const each of await oneWith(kit, personId))
    all.push(customKnown(attributes, await customKept(kit, each)));
  return { attributes, values: Object.assign({}, ...all.reverse()) };
}

/** Changes some custom attributes, of a person or of whom the person was joined into. */
export async function changeCustom(
  kit: Reading,
  { organisationId, personId }: { organisationId: string; personId: string },
  values: CustomValues,
  by: Provenance,
) {
  const id = await headOf(kit, personId);
  // Counted first: what is said between the two reads is a conflict then, and nothing of it is lost.
  const changes = (await kit.executor.look(ref(person, id), { fresh: true })).state.customChanges;
  const before = { ...(await customKept(kit, id)) };
  const input = { id, organisationId, values, before, changes };
  return kit.executor.execute(ChangeCustomAttributes, input, by);
}

/** How often it is looked again at what is missing, when somebody else says something of the person at the same moment. */
const attempts = 5;
/**
 * Adds to what is known of a person's custom attributes. What was said first holds; what the organisation no longer keeps,
 * or what there is no room for, is left out. The same may be added by several at once, as a registration by phone is carried
 * out by whoever sees its approval.
 */
export async function addCustom(kit: Reading, personId: string, said: CustomValues, by: Provenance) {
  if (!Object.keys(said).length) return;
  for (let attempt = 1; ; attempt++)
    try {
      return await addMissing(kit, personId, said, by);
    } catch (error) {
      const isOther = error instanceof Refusal && error.code === 'request.conflict';
      if (!isOther || attempt === attempts) throw error;
    }
}
async function addMissing(kit: Reading, personId: string, said: CustomValues, by: Provenance) {
  const { organisationId = '' } = (await kit.executor.look(ref(person, personId))).ancestors;
  const { attributes, values: known } = await customOf(kit, organisationId, personId);
  const missing = Object.entries(customKnown(attributes, customReadAll(attributes, said))).filter(
    ([name]) => !known[name],
  );
  const who = { organisationId, personId };
  const { values } = await roomFor(kit, who, Object.fromEntries(missing));
  if (Object.keys(values).length) await changeCustom(kit, who, values, further(by));
}

/** Of what a directory says of a person, what there is room for beside what is known, and the names of the rest. */
export async function roomFor(
  kit: Reading,
  { organisationId, personId }: { organisationId: string; personId: string },
  values: CustomValues,
) {
  if (!Object.keys(values).length) return { values, left: [] };
  const attributes = await customAttributesOf(kit, organisationId);
  return withRoom(attributes, await customKept(kit, await headOf(kit, personId)), values);
}

/** Takes over what a directory says of them, unless it is known. It rules. */
export async function takeOverCustom(
  kit: Reading,
  who: { organisationId: string; personId: string },
  values: CustomValues,
  by: Provenance,
) {
  const kept = Object.keys(values).length ? await customKept(kit, await headOf(kit, who.personId)) : {};
  if (Object.entries(values).every(([name, value]) => value === (kept[name] ?? ''))) return;
  await changeCustom(kit, who, values, further(by));
}
