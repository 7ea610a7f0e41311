import { sql } from 'kysely';
import { features } from '../../domain/features.ts';
import { lives, type Ref, ref } from '../../domain/kit.ts';
import { licence } from '../../domain/licence/licence.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { cycleDays } from '../../domain/plan/cycle.ts';
import { granted, plan } from '../../domain/plan/plan.ts';
import { refuse } from '../../domain/refusals.ts';
import { currencyOf, shownPrice, subscriptionTypeOf } from '../../domain/subscription/prices.ts';
import { organisations } from '../../projections/models/organisations.ts';
import { plans } from '../../projections/models/plans.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import { contains } from '../conditions.ts';
import type { QueryKit } from '../kit.ts';
import { list, one } from '../list.ts';
import { countLimit } from '../paging.ts';
import { longestPage } from '../parameters.ts';
import { licencesEnding } from './home/endingLicences.ts';
import { usedFeatures } from './usage.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;
const said = { code: 1, message: 'Success' } as const;
type Terms = NonNullable<typeof plan.initial.terms>;
/** What a plan grants, for people to read. */
const featuresIn = (terms: Terms) =>
  features.flatMap((name) => {
    const data = granted({ status: 'active', terms }, name);
    return data === null ? [] : [{ name, data }];
  });

/** Handlers that show licences, and what can be bought. */
export function licenceHandlers(kit: QueryKit) {
  const { db, executor } = kit;
  const stateOf = async <R extends Ref>(of: R) => (await executor.look(of)).state;

  /** E-mail addresses of those who registered these organisations, by organisation. */
  async function foundersOf(organisationIds: readonly string[]): Promise<Map<string, string | null>> {
    const { rows } = await sql<{ organisationId: string; username: string | null }>`
      select distinct on ("organisationId") "organisationId", username from operators
      where "organisationId" = any(${organisationIds}::text[])
      order by "organisationId", owner desc, "createdAt"`.execute(db);
    return new Map(rows.map(({ organisationId, username }) => [organisationId, username]));
  }

  async function licenceOf(orgId: string) {
    const row = (await one(db, organisations, orgId)) as { name: string; planId: string } | undefined;
    if (!row) refuse('organisation.unknown');
    const held = await stateOf(ref(licence, orgId));
    const { terms } = await stateOf(ref(plan, row.planId));
    const { endsAt, closesAt, daysLeft, stage } = await executor.entitlementsOf(orgId);
    return {
      currentLicense: { licenseKey: held.status === 'active' ? held.key : null },
      meta: {
        issueDate: held.issuedAt,
        expiryDate: iso(endsAt),
        isExpired: stage === 'ended' || stage === 'closed',
        package_id: row.planId,
        daysLeft,
        stage,
        closesAt: iso(closesAt),
        revoked: held.status === 'revoked',
      },
      client: { emailId: (await foundersOf([orgId])).get(orgId) ?? null, name: row.name },
      include: {
        package: {
          name: terms?.name ?? row.planId,
          description: terms?.description ?? '',
          price: terms?.priceInDollars ?? 0,
          durationDays: terms ? cycleDays(row.planId, terms) : 0,
          features: terms ? featuresIn(terms) : [],
        },
      },
    };
  }

  return {
    async getLicenseData({ orgId }, { actor }) {
      if (actor.role !== 'admin' && orgId !== actor.organisationId) refuse('organisation.unknown');
      return { ...said, data: await licenceOf(orgId), usedFeatures: await usedFeatures(kit, orgId) };
    },

    async getLicenseFeatures({ subdomain }, { actor }) {
      const organisationId = actor.organisationId!;
      const own = await stateOf(ref(organisation, organisationId));
      if (!lives(own) || own.subdomain !== subdomain.toLowerCase()) refuse('organisation.unknown');
      return { ...said, data: await usedFeatures(kit, organisationId) };
    },

    async getPackages({ country }, { actor }) {
      const row = await one(db, organisations, actor.organisationId!);
      if (!row) refuse('organisation.unknown');
      const { rows } = await list(db, plans, {
        sort: '["createdAt","ASC"]',
        range: `[0,${longestPage - 1}]`,
      });
      const shown = rows.filter(
        ({ id, published, withdrawn }) => id === row.planId || (published && !withdrawn),
      );
      return {
        resultCode: 1 as const,
        message: 'Success',
        data: shown.map(({ grants, features: _, ...plan }) => {
          const terms: Terms = { ...plan, features: grants, shownFeatures: [] };
          const ofCountry = country ?? String(row.country);
          const currency = currencyOf(ofCountry);
          return {
            _id: plan.id,
            name: plan.name,
            description: plan.description,
            type: subscriptionTypeOf({ ...terms, country: ofCountry }),
            price: shownPrice(terms, currency),
            currencyCode: currency === 'inr' ? ('INR' as const) : ('USD' as const),
            durationDays: cycleDays(plan.id, terms),
            duration: durationOf(terms.billingCycle),
            months: terms.billingCycle,
            product: 'latchkey',
            isCurrent: plan.id === row.planId,
            featuresList: featuresIn(terms),
          };
        }),
      };
    },

    async getAllOrganizationsList({ skip, limit, searchByName, endsFrom: from, endsTo: to }) {
      const named = searchByName ? contains(organisations, 'name', searchByName) : sql`true`;
      const ending = from && to ? sql`id in (${licencesEnding({ from, to })})` : sql`true`;
      const where = sql`from organisations where ${named} and ${ending}`;
      const { rows } = await sql<Listed>`
        select o.id, o.name, o.industry, o.country, o."createdAt", l.key, l.revoked, l."updatedAt"
        from (select * ${where} order by "createdAt" desc, id desc limit ${limit} offset ${skip}) o
        left join licences l on l.id = o.id order by o."createdAt" desc, o.id desc`.execute(db);
      const total = await sql<{ total: number }>`
          select count(*) as total from (select 1 ${where} limit ${countLimit}) as counted`.execute(db);
      const founders = await foundersOf(rows.map(({ id }) => id));
      return {
        ...said,
        total: Number(total.rows[0]!.total),
        data: rows.map(({ key, revoked, updatedAt, ...row }) => ({
          ...row,
          uniqueId: row.id,
          licenseKey: revoked ? null : key,
          createdBy: founders.get(row.id) ?? null,
          licenseKeyUpdatedOn: updatedAt,
        })),
      };
    },
  } satisfies QueryHandlers;
}
type Listed = {
  id: string;
  name: string;
  industry: string;
  country: string;
  createdAt: string;
  key: string | null;
  revoked: boolean | null;
  updatedAt: string | null;
};

function durationOf(months: number): string {
  if (months === 12) return 'year';
  return months === 1 ? 'month' : `${months} months`;
}
