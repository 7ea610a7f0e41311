import { z } from 'zod';
import { application } from '../../../domain/application/application.ts';
import { userSources } from '../../../domain/application/directory.ts';
import { type OwnSiteSettings, ownSiteOf } from '../../../domain/application/kinds.ts';
import { apkKeyHash } from '../../../domain/application/settings/android.ts';
import { mobile } from '../../../domain/application/settings/mobile.ts';
import { originForm } from '../../../domain/application/settings/shared.ts';
import { eachSwitch, type SwitchName, switchNames } from '../../../domain/application/settings/switches.ts';
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
import { applicationsReport } from '../parts/applicationsReport.ts';
import { familyCalls, inAll, inReports, shownInAll } from '../parts/family.ts';
import { usedFeature } from '../parts/usedFeature.ts';
import { agreement, agrees, disagreement, sentSource } from '../parts/userSource.ts';

/** Values for fields that only another kind of application has. */
const ofOneKind = {
  appPlatForm: null as 'iOS' | 'Android' | null,
  packageName: null as string | null,
  fingerprint: null as string | null,
  apkHashKey: null as string | null,
};
const types = { web: 'Web', mobile: 'Mobile' } as const satisfies Record<OwnSiteSettings['kind'], string>;
const mobileFields = ({ platform, packageName, fingerprint }: z.output<typeof mobile>) => ({
  appPlatForm: platform,
  packageName,
  fingerprint,
  apkHashKey: fingerprint && apkKeyHash(fingerprint),
});
/** The settings of a web or mobile application, named as in the requirements. */
export const shownSettings = (settings: OwnSiteSettings) => ({
  ...ofOneKind,
  name: settings.name,
  logo: settings.logo,
  origins: settings.origins,
  tokenValidityTime: settings.tokenValidityTime,
  // A switch that only another kind of application has is shown as turned off.
  ...eachSwitch(switchNames, (name) => (settings as Partial<Record<SwitchName, boolean>>)[name] ?? false),
  ...(settings.kind === 'mobile' && mobileFields(settings)),
  type: types[settings.kind],
  origin: settings.kind === 'web' ? settings.origins : settings.origins[0]!,
});
/** The reply's part that `shownSettings` makes. */
const ofSettings = {
  name: z.string(),
  logo: z.string(),
  origins: z.array(z.string()),
  tokenValidityTime: z.number(),
  ...eachSwitch(switchNames, () => z.boolean()),
  type: z.enum(['Web', 'Mobile']),
  origin: z.union([z.string(), z.array(z.string())]),
  appPlatForm: z.enum(['iOS', 'Android']).nullable(),
  packageName: z.string().nullable(),
  fingerprint: z.string().nullable(),
  apkHashKey: z.string().nullable(),
};
const reply = z
  .object({ ...ofSettings, ...inAll, appType: ofSettings.type, logo_uri: z.string() })
  .meta({ id: 'Application' });
const shown = view(reply, ({ settings, ...row }: RowOf<typeof applications>) => {
  const shown = shownSettings(ownSiteOf(settings)!);
  return { ...shown, ...shownInAll(row), appType: shown.type, logo_uri: shown.logo };
});
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
const sentForWeb = web.omit({ kind: true, origins: true });
const sentForMobile = mobile.omit({ kind: true, origins: true, platform: true });
const appPlatForm = mobile.shape.platform;
/** One address as the requirements send it, or a list. */
const originOrList = z.union([sentOrigin.transform((origin) => [origin]), originList]);

const created = { errorCode: 0, message: 'Application Created successfully', idAs: 'appId' } as const;

/** The reply with a changed application. */
const updated = {
  ...ofSettings,
  appId: z.string(),
  uniqueId: z.string(),
  suspended: z.boolean(),
  ldapEnabled: z.boolean(),
  userSource: z.enum(userSources),
};

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
    sentForWeb.extend({ origins: originList, ...ignoredHere }),
    ({ createdBy: _, uniqueId: __, type: ___, apkHashKey: ____, ...settings }, { notOurs }) => {
      notOurs(settings.origins);
      return { settings: { kind: 'web', ...settings } };
    },
    created,
    {
      about: 'Registers a web application.',
      example: { name: 'Shop', origins: ['https://shop.example'], multipleDeviceAllowed: false },
    },
  ),
  createMobileApp: general.creates(
    'POST /createMobileApp',
    sentForMobile.extend({ origin: text(300).nullish(), appPlatForm, ...ignoredHere }),
    async (
      { createdBy: _, uniqueId: __, type: ___, apkHashKey: ____, origin, appPlatForm, ...settings },
      mapping,
    ) => {
      const origins = [await siteOfApp(origin, mapping)];
      return { settings: { kind: 'mobile', ...settings, platform: appPlatForm, origins } };
    },
    created,
    {
      about:
        'Registers a mobile application. An app without a website of its own belongs to the ' +
        "organisation's address.",
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
      'answers what the application is then.',
    body: z
      .object({
        ...changesOf(sentForWeb).shape,
        ...changesOf(sentForMobile).shape,
        appPlatForm: appPlatForm.unwrap().optional(),
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
  getApplicationReportByUniqueId: answers(
    'GET /getApplicationReportByUniqueId/:uniqueId',
    ['operator'],
    applicationsReport,
    {
      shows: inReports,
      about:
        'Reports the users and devices of all web and mobile applications. By the id of the ' +
        'application; the first thousand by name.',
    },
  ),
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
