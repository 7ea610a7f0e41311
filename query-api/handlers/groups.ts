import { sql } from 'kysely';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { QueryKit } from '../kit.ts';

type Open = {
  appId: string;
  appName: string;
  family: string;
  groupId: string | null;
  groupName: string | null;
};

/** Handles what people may use by their groups. */
export function groupHandlers({ db }: QueryKit) {
  return {
    async getPersonOpenings({ personId }, { actor }) {
      const { rows } = await sql<Open>`
        select distinct on (a.name, a.id) a.id as "appId", a.name as "appName", a.family,
          o."groupId", g.name as "groupName"
        from openings o
        join applications a on a.id = o."applicationId"
        left join groups g on g.id = o."groupId"
        where o."organisationId" = ${actor.organisationId ?? ''}
          and exists (select 1 from people p where p.id = ${personId} and p."organisationId" = o."organisationId")
          and (o."groupId" is null or o."groupId" in
            (select m."groupId" from memberships m where m."personId" = ${personId}))
        order by a.name, a.id, g.name nulls last
        limit 1000`.execute(db);
      return rows;
    },
  } satisfies QueryHandlers;
}
