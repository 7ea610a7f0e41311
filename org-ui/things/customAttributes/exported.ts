import { call } from '../../../web-kit/call.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import type { CustomAttribute } from './attributes.ts';

/** The name of the column of a custom attribute, which a file of invitations may have as well. */
const columnOf = (name: string) => `custom.${name}`;

/** The columns of custom attributes in a file of people, and what reads them; nothing where there are none. */
export function exportedAttributes<R extends { personId: string }>(attributes: readonly CustomAttribute[]) {
  if (!attributes.length) return { keys: [] };
  async function fill(rows: R[]): Promise<R[]> {
    const known = new Map<string, Record<string, string>>();
    for (let from = 0; from < rows.length; from += limits.peopleRead) {
      const personIds = rows.slice(from, from + limits.peopleRead).map(({ personId }) => personId);
      const { people } = await call('POST /people/attributes', { personIds });
      for (const { personId, attributes } of people)
        known.set(
          personId,
          Object.fromEntries(Object.entries(attributes).map(([name, value]) => [columnOf(name), value])),
        );
    }
    return rows.map((row) => ({ ...row, ...known.get(row.personId) }));
  }
  return { keys: attributes.map(({ name }) => columnOf(name)), fill };
}
