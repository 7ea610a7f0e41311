import { type CustomValues, customRead, customValueProblem } from '../../domain/profile/customAttributes.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { customAttributesOf, roomFor, takeOverCustom } from '../../server-kit/people/customAttributes.ts';
import type { Person } from './entries.ts';

/**
 * An entry's person with the values of custom attributes, empty where the entry has none that fits; `left` are those for
 * whose values there is no room.
 */
export type Read = Person & { values: CustomValues; left: readonly string[] };

/** Reads and takes over what entries say of custom attributes. */
export const customValues = (kit: Kit, organisationId: string, provenance: Provenance) => ({
  /** The person with what the organisation keeps today, so that an entry counts as changed when that changes. */
  async withValues(person: Person): Promise<Read> {
    const candidates = Object.entries(person.custom);
    const kept = candidates.length ? await customAttributesOf(kit, organisationId) : [];
    const values = candidates.flatMap(([name, found]): [string, string][] => {
      const attribute = kept.find((each) => each.name === name);
      if (!attribute) return [];
      const read = found.map((value) => customRead(attribute, value));
      return [[name, read.find((value) => !customValueProblem(attribute, value)) ?? '']];
    });
    return { ...person, values: Object.fromEntries(values), left: [] };
  },
  /** The same with only what there is room for. */
  fitting: async (personId: string, read: Read): Promise<Read> => ({
    ...read,
    ...(await roomFor(kit, { organisationId, personId }, read.values)),
  }),
  takeCustom: (personId: string, { values }: Read) =>
    takeOverCustom(kit, { organisationId, personId }, values, provenance),
});
