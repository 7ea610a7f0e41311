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

/**
 * Handles what people may use by their groups, and by those of people who were joined into them. Openings are looked up by
 * group and by application: an organisation may have many more than one person has.
 */
export function groupHandlers({ db }: QueryKit) {
  return {
    async getPersonOpenings({ personId }, { actor }) {
      const { rows } = await sql<Open>`
        with one as (
          select id, "organisationId" from people
          where (id = ${personId} or "joinedInto" = ${personId}) and "organisationId" = ${actor.organisationId ?? ''}
        ), open as (
          select o."applicationId", o."groupId"
          from one join memberships m on m."personId" = one.id join openings o on o."groupId" = m."groupId"
          union
          select o."applicationId", null
          from one join applications a on a."organisationId" = one."organisationId"
          join openings o on o.id = a.id || '-everybody'
        )
        select distinct on (a.name, a.id) a.id as "appId", a.name as "appName", a.family,
          open."groupId", g.name as "groupName"
        from open
        join applications a on a.id = open."applicationId"
        left join groups g on g.id = open."groupId"
        order by a.name, a.id, g.name nulls last
        limit 1000`.execute(db);
      return rows;
    },
  } satisfies QueryHandlers;
}
