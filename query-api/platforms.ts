import { sql } from 'kysely';
import { type Db, isListed, listOf } from '../projections/database/tables.ts';
import { platformsIn } from '../projections/models/users/deviceHolders.ts';

/** Numbers of devices by platform. */
type Platforms = Record<string, number>;
/** An application, and how many users it has. */
type Counted = { id: string; userCount: number };

/** So many users are asked about at once, so that no statement takes long. */
const mostUsers = 100_000;

/** Puts applications together that are asked about at once. One with more users is asked about alone. */
function portionsOf(apps: readonly Counted[]): string[][] {
  const portions: string[][] = [];
  let users = Number.POSITIVE_INFINITY;
  for (const { id, userCount } of apps.filter((each) => each.userCount > 0)) {
    users += userCount;
    if (users <= mostUsers) portions.at(-1)!.push(id);
    else {
      users = userCount;
      portions.push([id]);
    }
  }
  return portions;
}

type Found = { appId: string; platforms: string; head: string | null; people: number };
/** The people with access to applications, by what platforms their devices are on. Those who were joined come by their heads. */
async function holdersOf(db: Db, appIds: readonly string[]): Promise<Found[]> {
  const head = sql`case when "joinedInto" is not null or "joinedCount" > 0 then coalesce("joinedInto", id) end`;
  const { rows } = await sql<Found>`
    select asked.id as "appId", found.* from unnest(${appIds}::text[]) as asked (id) cross join lateral (
      select platforms, ${head} as head, count(*)::int as people from device_holders
      where ${isListed('applications')} and ${listOf('applications')} @> jsonb_build_array(asked.id)
      group by platforms, head) as found`.execute(db);
  return rows;
}
/** The platforms of all devices of those who are one person, by the one whom the others were joined into. They are few. */
async function platformsByHead(db: Db, heads: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (!heads.length) return found;
  const { rows } = await sql<{ head: string; platforms: string }>`
    select id as head, platforms from device_holders where id = any(${heads}::text[])
    union all
    select "joinedInto", platforms from device_holders
    where "joinedInto" is not null and "joinedInto" = any(${heads}::text[])`.execute(db);
  for (const { head, platforms } of rows)
    found.set(head, [...(found.get(head) ?? []), ...platformsIn(platforms)]);
  return found;
}

/** Counts the devices of those who have access to each of these applications, wherever their passkeys were made. */
export async function platformsOf(db: Db, apps: readonly Counted[]): Promise<(appId: string) => Platforms> {
  const counted = new Map(apps.map(({ id }): [string, Platforms] => [id, {}]));
  const add = (appId: string, platforms: readonly string[], people: number) => {
    const counts = counted.get(appId)!;
    for (const each of platforms) counts[each] = (counts[each] ?? 0) + people;
  };
  for (const portion of portionsOf(apps)) {
    const found = await holdersOf(db, portion);
    const joined = found.filter(({ head }) => head !== null) as (Found & { head: string })[];
    for (const { appId, platforms, people } of found.filter(({ head }) => head === null))
      add(appId, platformsIn(platforms), people);
    // Two who are one may have access to the application each.
    const heads = new Map(joined.map(({ appId, head }) => [`${appId} ${head}`, { appId, head }]));
    const all = await platformsByHead(db, [...new Set(joined.map(({ head }) => head))]);
    for (const { appId, head } of heads.values()) add(appId, all.get(head) ?? [], 1);
  }
  return (appId) => counted.get(appId) ?? {};
}
