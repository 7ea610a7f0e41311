import { sql } from 'kysely';
import { type FamilyName, families, familyNames } from '../../../domain/families/families.ts';
import type { Family } from '../../../domain/families/family.ts';
import { scopeDay, scopes } from '../../../projections/models/counts/signInHours.ts';
import type { QueryHandlers } from '../../../server-kit/calls/caller.ts';
import type { QueryKit } from '../../kit.ts';

type Application = { appId: string; name: string; family: FamilyName };
type Facts = Record<'invited' | 'registered' | 'secondWay' | 'signedIn', boolean>;

const inBrowser = familyNames.filter((name) => families[name].tries);
const byPhone = familyNames.filter((name) => (families[name] as Family).triesByPhone);

/** Handlers for what the checklist of a new organisation shows. */
export function firstStepHandlers({ db }: QueryKit) {
  /** The oldest application of an organisation, among those that fulfil a further condition. */
  async function oldest(organisationId: string, further = sql`true`): Promise<Application | null> {
    const { rows } = await sql<Application>`
      select id as "appId", name, family from applications
      where "organisationId" = ${organisationId} and ${further} order by "createdAt" limit 1`.execute(db);
    return rows[0] ?? null;
  }

  const toTry = (organisationId: string, of: readonly FamilyName[]) =>
    oldest(organisationId, sql`not suspended and family = any(${of}::text[])`);

  /**
   * What there is at least one of: each is found by an index, however many there are. Passkeys that were made for no
   * application are those of the team.
   */
  async function factsOf(organisationId: string, operatorId: string): Promise<Facts> {
    const own = sql`"organisationId" = ${organisationId}`;
    const scope = scopes.organisation(organisationId);
    const { rows } = await sql<Facts>`select
      (exists (select 1 from invites where ${own} and "applicationId" is not null)
        or exists (select 1 from users where ${own})) as invited,
      exists (select 1 from devices where ${own} and "applicationId" is not null) as registered,
      exists (select 1 from operators where ${own} and not suspended
        and "deviceCount" > (case when id = ${operatorId} then 1 else 0 end)) as "secondWay",
      exists (select 1 from sign_in_hours
        where id >= ${scopeDay(scope, '0')} and id <= ${scopeDay(scope, '9999-12-31')}
        and counts -> 'signedIn' is not null) as "signedIn"`.execute(db);
    return rows[0]!;
  }

  return {
    async firstSteps(_, { actor }) {
      const organisationId = actor.organisationId!;
      return {
        errorCode: 0 as const,
        ...(await factsOf(organisationId, actor.id)),
        application: await oldest(organisationId),
        toTry: (await toTry(organisationId, inBrowser)) ?? (await toTry(organisationId, byPhone)),
      };
    },
  } satisfies QueryHandlers;
}
