import type { Load, Query } from '../../../web-kit/table/query.ts';
import { hostedApplications } from '../applications/lists.ts';
import type { Invite } from './invite.ts';

/** An invitation with the names of applications by their ids: of its own, if it leads to several that are there still. */
export type NamedInvite = Invite & { names: Readonly<Record<string, string>> };

/** As many are named at once, because their ids stand in an address. */
const atOnce = 100;
async function namesOf(uniqueId: string, appIds: readonly string[]): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (let from = 0; from < appIds.length; from += atOnce) {
    const id = appIds.slice(from, from + atOnce);
    const { rows } = await hostedApplications(uniqueId)({
      ...{ page: 0, size: atOnce, sort: ['name', 'ASC'], filter: { id } },
    });
    for (const { appId, name } of rows) names[appId] = name;
  }
  return names;
}

/**
 * A loader for invitations with these names. An invitation itself names its first application alone. When the names cannot be
 * read, the invitations still can.
 */
export function named(uniqueId: string, load: Load<Invite>): Load<NamedInvite> {
  const read = async (query: Query) => {
    const page = await load(query);
    const several = page.rows.filter(({ appIds }) => appIds.length);
    const ids = new Set(several.flatMap(({ appId, appIds }) => [...(appId ? [appId] : []), ...appIds]));
    const names = await namesOf(uniqueId, [...ids]).catch(() => ({}));
    return { ...page, rows: page.rows.map((invite) => ({ ...invite, names })) };
  };
  return Object.assign(read, { queryKey: load.queryKey });
}
