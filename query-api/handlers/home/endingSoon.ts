import { sql } from 'kysely';
import type { FamilyName } from '../../../domain/families/families.ts';
import type { endingThings } from '../../../projections/models/applications/applicationEnds.ts';
import type { QueryHandlers } from '../../../server-kit/calls/caller.ts';
import type { QueryKit } from '../../kit.ts';

/** What ends within so many milliseconds is named, at most so much of it. */
const [soon, most] = [30 * 86_400_000, 20];

type Ending = {
  what: (typeof endingThings)[number];
  endsAt: string;
  appId: string;
  name: string;
  family: FamilyName;
};

/** Handler for what ends soon of an organisation's applications. */
export const endingHandlers = ({ db, clock }: QueryKit) =>
  ({
    async endingSoon(_, { actor }) {
      const organisationId = actor.organisationId!;
      const iso = (at: number) => new Date(at).toISOString();
      // A secret that no longer counts was meant to end. What the organisation has by itself leads to the oldest application
      // that uses it.
      const { rows } = await sql<Ending>`
        select e.what, e."endsAt", a.id as "appId", a.name, a.family
        from application_ends e join applications a on a.id = coalesce(e."applicationId",
          (select id from applications where "organisationId" = ${organisationId} and family = 'saml'
            order by "createdAt" limit 1))
        where e."organisationId" = ${organisationId} and e."endsAt" <= ${iso(clock() + soon)}
          and (e.what <> 'secret' or e."endsAt" > ${iso(clock())})
          and (e."applicationId" is null or not a.suspended)
        order by e."endsAt", e.id limit ${most}`.execute(db);
      return {
        errorCode: 0 as const,
        ends: rows.map(({ what, endsAt, ...application }) => ({ what, application, endsAt })),
      };
    },
  }) satisfies QueryHandlers;
