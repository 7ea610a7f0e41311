import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../projections/database/tables.ts';
import type { ReadModel, Row } from '../projections/kit.ts';
import { applications } from '../projections/models/applications/applications.ts';
import { groups } from '../projections/models/groups/groups.ts';
import { memberships } from '../projections/models/groups/memberships.ts';
import { openings } from '../projections/models/groups/openings.ts';
import { people } from '../projections/models/users/people.ts';

type Condition = RawBuilder<unknown>;

/** Whether another membership makes this one's holder belong to the group already: the holder's own, or an earlier one. */
const isDouble = (
  one: string,
) => sql`(${sql.ref(`${one}.personId`)} <> ${sql.ref(`${one}.holderId`)} and exists (
  select 1 from memberships other
  where other."holderId" = ${sql.ref(`${one}.holderId`)} and other."groupId" = ${sql.ref(`${one}.groupId`)}
  and (other."personId" = other."holderId" or other.id < ${sql.ref(`${one}.id`)})))`;

/** Leaves people who were joined in a group once: with what the main one has by itself, if there is such. */
export const onceEach = (model: ReadModel): Condition[] =>
  model === memberships ? [sql`not ${isDouble('memberships')}`] : [];

/**
 * What a row must fulfil besides to have the value of a column. Who has a second device by somebody who was joined into the
 * person does not count as without one. Only for those who have such people are their devices looked for.
 */
export const besides = (model: ReadModel, column: string): Condition | undefined =>
  model === people && column === 'withoutSecond'
    ? sql`("joinedCount" = 0 or (select count(*) from
        (select 1 from devices where "holderId" = people.id limit 2) as held) < 2)`
    : undefined;

/** The column of a model that names the group whose `memberCount` its rows show. */
const groupIn = new Map<ReadModel, string>([
  [groups, 'id'],
  [openings, 'groupId'],
]);
/** Corrects counts of rows that no event by itself can tell. What is looked for is few, and found through an index. */
export const recounted = async (db: Db, model: ReadModel, rows: Row[]): Promise<Row[]> =>
  model === applications ? withResting(db, rows) : countedOnce(db, model, rows);

/** Counts the users who rest with a suspended person among the suspended users of applications. */
async function withResting(db: Db, rows: Row[]): Promise<Row[]> {
  if (!rows.length) return rows;
  const ids = rows.map(({ id }) => id);
  const { rows: found } = await sql<{ id: string; resting: number }>`
    select "restsIn" as id, count(*)::int as resting from users
    where "restsIn" is not null and "restsIn" = any(${ids}::text[]) and not "suspendedHere" group by "restsIn"`.execute(
    db,
  );
  const resting = new Map(found.map((each) => [each.id, each.resting]));
  return rows.map((row) => {
    const many = resting.get(row.id);
    return many ? { ...row, suspendedUserCount: Number(row.suspendedUserCount) + many } : row;
  });
}

/** Counts people who were joined once in the `memberCount` of rows. They are few, so they are what is begun with. */
async function countedOnce(db: Db, model: ReadModel, rows: Row[]): Promise<Row[]> {
  const column = groupIn.get(model);
  const ids = column && [...new Set(rows.map((row) => row[column]))].filter((id) => typeof id === 'string');
  if (!column || !ids?.length) return rows;
  const { rows: found } = await sql<{ id: string; doubles: number }>`
    with joined as materialized (
      select id from people where "joinedInto" is not null
      and "organisationId" in (select "organisationId" from groups where id = any(${ids}::text[]))
    )
    select member."groupId" as id, count(*)::int as doubles
    from joined join memberships member on member."personId" = joined.id
    where member."groupId" = any(${ids}::text[]) and ${isDouble('member')}
    group by member."groupId"`.execute(db);
  const doubles = new Map(found.map((each) => [each.id, each.doubles]));
  return rows.map((row) => {
    const many = doubles.get(row[column] as string);
    return many ? { ...row, memberCount: Number(row.memberCount) - many } : row;
  });
}
