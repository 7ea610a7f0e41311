import { z } from 'zod';
import { application } from '../../../domain/application/application.ts';
import { type OwnSiteSettings, ownSiteOf } from '../../../domain/application/kinds.ts';
import { apkKeyHash } from '../../../domain/application/settings/android.ts';
import { mobile } from '../../../domain/application/settings/mobile.ts';
import { mobileRows } from '../../../domain/application/settings/rows/mobile.ts';
import { webRows } from '../../../domain/application/settings/rows/web.ts';
import { originForm } from '../../../domain/application/settings/shared.ts';
import { web } from '../../../domain/application/settings/web.ts';
import { changesOf } from '../../../domain/changes.ts';
import { text } from '../../../domain/kit.ts';
import { websiteOrigin } from '../../../domain/webAddresses.ts';
import { applications } from '../../../projections/models/applications/applications.ts';
import { operators } from '../../../projections/models/operators/operators.ts';
import { organisations } from '../../../projections/models/organisations.ts';
import { plans } from '../../../projections/models/plans.ts';
import { users } from '../../../projections/models/users/users.ts';
import type { Mapping } from '../../callKinds.ts';
import { answers, changed, effect, ignored, type RowOf, view } from '../../kit.ts';
import { replyOfBoth, wireOf } from '../../settings.ts';
import { familyCalls } from '../parts/family.ts';
import { inAll, shownInAll } from '../parts/inAll.ts';
import { usedFeature } from '../parts/usedFeature.ts';
import { agreement, agrees, disagreement, sentSource } from '../parts/userSource.ts';

const wires = { web: wireOf(webRows, web.shape), mobile: wireOf(mobileRows, mobile.shape) };
const ofBoth = replyOfBoth(wires.web, wires.mobile);
const types = { web: 'Web', mobile: 'Mobile' } as const satisfies Record<OwnSiteSettings['kind'], string>;
/** The settings of a web or mobile application, named as in the requirements. */
export const shownSettings = (settings: OwnSiteSettings) => ({
  ...ofBoth.shown(wires[settings.kind].shown(settings)),
  logo: settings.logo,
  origins: settings.origins,
  tokenValidityTime: settings.tokenValidityTime,
  apkHashKey: settings.kind === 'mobile' ? settings.fingerprint && apkKeyHash(settings.fingerprint) : null,
  type: types[settings.kind],
  appType: types[settings.kind],
  logo_uri: settings.logo,
  origin: settings.kind === 'web' ? settings.origins : settings.origins[0]!,
});
type SentSettings = { logo?: string | undefined; tokenValidityTime?: number | undefined };
/** The settings that are sent, by their own names. */
export const settingsIn = ({ logo, tokenValidityTime, ...sent }: SentSettings) => ({
  ...{ logo, tokenValidityTime },
  ...wires.web.settingsIn(sent),
  ...wires.mobile.settingsIn(sent),
});
/** The reply's part that `shownSettings` makes. */
const ofSettings = {
  ...ofBoth.reply,
  logo: z.string(),
  origins: z.array(z.string()),
  tokenValidityTime: z.number(),
  type: z.enum(['Web', 'Mobile']),
  appType: z.enum(['Web', 'Mobile']),
  logo_uri: z.string(),
  origin: z.union([z.string(), z.array(z.string())]),
  apkHashKey: z.string().nullable(),
};
const reply = z.object({ ...ofSettings, ...inAll }).meta({ id: 'Application' });
const shown = view(reply, ({ settings, ...row }: RowOf<typeof applications>) => ({
  ...shownSettings(ownSiteOf(settings)!),
  ...shownInAll(row),
}));
/** The requirements send origins as objects with a value; plain addresses are accepted too. */
const sentOrigin = text(300).meta(originForm);
const originList = z
  .array(z.union([sentOrigin, z.object({ value: sentOrigin }).transform(({ value }) => value)]))
  .max(100)
  .meta({ minItems: 1 });
/** Fields that the requirements send but the server ignores, because the session determines both. */
const ignoredHere = {
  createdBy: ignored,
  uniqueId: ignored,
  type: ignored,
  apkHashKey: ignored,
};
const { logo, tokenValidityTime } = web.shape;
const beside = { logo, tokenValidityTime };
/** One address as the requirements send it, or a list. */
const originOrList = z.union([sentOrigin.transform((origin) => [origin]), originList]);

const created = { errorCode: 0, message: 'Application Created successfully', idAs: 'appId' } as const;

/** A changed application, as the log has it: without what only read models count. */
const updated = reply.omit({ suspendedUsersCount: true, loginCount: true }).shape;

/** The origin that an app's passkeys belong to: its website, or the organisation's address when it has none. */
export async function siteOfApp(
  origin: string | null | undefined,
  mapping: Pick<Mapping, 'ownOrigin' | 'notOurs'>,
) {
  const own = await mapping.ownOrigin();
  if (!origin || websiteOrigin(origin) === own) return own;
  mapping.notOurs([origin]);
  return origin;
}

const general = familyCalls('general');

export const applicationCalls = {
  createWebApp: general.creates(
    'POST /createWebApp',
    z.object({ ...wires.web.creating, ...beside, origins: originList, ...ignoredHere }),
    ({ origins, logo, tokenValidityTime, ...sent }, { notOurs }) => {
      notOurs(origins);
      const settings = wires.web.settingsIn(sent);
      return { settings: { kind: 'web', ...settings, logo, tokenValidityTime, origins } };
    },
    created,
    {
      about: 'Registers a web application.',
      example: { name: 'Shop', origins: ['https://shop.example'], multipleDeviceAllowed: false },
    },
  ),
  createMobileApp: general.creates(
    'POST /createMobileApp',
    z.object({ ...wires.mobile.creating, ...beside, origin: text(300).nullish(), ...ignoredHere }),
    async ({ origin, logo, tokenValidityTime, ...sent }, mapping) => {
      const origins = [await siteOfApp(origin, mapping)];
      const settings = wires.mobile.settingsIn(sent);
      return { settings: { kind: 'mobile', ...settings, logo, tokenValidityTime, origins } };
    },
    created,
    {
      about:
        'Registers a mobile application. An app without a website of its own belongs to the ' +
        "organization's address.",
      example: { name: 'Shop', appPlatForm: 'Android', packageName: 'example.shop.app' },
    },
  ),
  getAllApplications: general.lists('GET /getAllApplications/:uniqueId', shown),
  viewApp: general.shows(
    'GET /viewApp/:appId',
    view(reply.extend({ app: reply }), (row) => ({ ...shown(row), app: shown(row) })),
  ),
  updateApp: effect('PUT /updateApp/:appId', ['operator'], changed.extend(updated), {
    changes: [application],
    about:
      'Changes a web or mobile application. Changes the given fields, suspends or activates, and ' +
      'answers what the application is then, without its sign-ins and suspended users.',
    body: z
      .object({
        ...wires.web.changing,
        ...wires.mobile.changing,
        ...changesOf(z.object(beside)).shape,
        origin: originOrList.optional(),
        origins: originList.optional(),
        suspended: z.boolean().optional(),
        ...sentSource,
        ...ignoredHere,
      })
      .refine(agrees, disagreement)
      .meta(agreement),
  }),
  deleteApp: general.deletes('DELETE /deleteApp/:appId', 'Application Deleted Successfully'),
  getAllUsersReportByAppId: general.report('GET /getAllUsersReportByAppId/:appId'),
  getApplicationReportByUniqueId: general.reports('GET /getApplicationReportByUniqueId/:uniqueId'),
  usage: answers(
    'GET /usage',
    ['operator'],
    z.object({
      features: z.array(usedFeature),
    }),
    {
      shows: [applications, users, operators, organisations, plans],
      about: 'Reads what the plan grants and what is used of it. One entry for each counted feature.',
    },
  ),
};
