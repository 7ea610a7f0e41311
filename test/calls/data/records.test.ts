import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { kinds } from '../../../domain/families/requests.ts';
import { type OidcApp, oidcApp, oidcUser, relyingParty, signIn } from '../../clients/openid.ts';
import { radiusApp, radiusUser } from '../../clients/radius.ts';
import { raw } from '../../clients/raw.ts';
import { type SamlApp, samlApp } from '../../clients/saml.ts';
import {
  type App,
  adminOf,
  type Operator,
  operatorOf,
  shopper,
  unique,
  webApp,
} from '../../people/people.ts';
import { berlin, openRequest } from '../../people/phones.ts';
import { caughtUp, type Guest, type Here, sharedProduct, visit } from '../../product.ts';
import { readRows, rowsIn } from '../../repository/rows.ts';

let product: Here;
let ada: Operator;
let admin: Guest;
let app: App;
let openid: OidcApp;
let saml: SamlApp;
let radius: Awaited<ReturnType<typeof radiusApp>>;
let grace: Awaited<ReturnType<typeof oidcUser>>;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  admin = await adminOf(product);
  [app, openid] = [await webApp(ada), await oidcApp(ada)];
  [saml, radius] = [await samlApp(ada), await radiusApp(ada)];
  await shopper(product, app).register(unique('ida'));
  grace = await oidcUser(product, ada, openid);
  const party = await relyingParty(product, openid);
  const { url, remembered } = await party.begin();
  await party.finish(await signIn(visit(product, openid.host), url, grace.key), remembered);
  await radiusUser(product, ada, radius);
  await ada.call('POST /resource/createResource', {
    ...{ clientId: openid.appId, resourceName: 'Pages', resourceIndicator: 'https://pages.example/' },
    ...{ scope: 'read', accessTokenFormat: 'jwt' },
  });
  await admin.call('POST /subscription/create', {
    ...{ name: unique('Plan '), description: 'Sold', priceInRupees: 9, priceInDollars: 9 },
    ...{ allowNumberOfApps: 1, allowNumberOfUsers: 1, allowTotalNumberOfUsers: 1 },
    ...{ allowTeamMembers: 1, allowedNumberOfRPs: 1, published: true, isPopular: true },
    features: [{ label: 'Everything', enabled: true }],
    offer: { isActive: true, name: 'Spring', discountedPriceInRupees: 1, discountedPriceInDollars: 2 },
    gatewayPlans: { stripe: null, razorpay: 'plan_R' },
  });
  await caughtUp(product);
});

type Asked = {
  /** One such record, by the call that the requirements name. */
  ask: () => Promise<unknown>;
  /** What the record must say besides having the fields. */
  like: () => object;
  /** Parts of the requirement that name no field. */
  besides?: string[];
  /** Fields that the product does not answer, with the page of `docs/decisions` that says why. */
  left?: Record<string, string>;
};
const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
/** The applications of every family, as their detail screens ask for them. */
const shown = () => ada.call('GET /viewApp/:appId', { appId: app.appId });
const client = () => ada.call('GET /getOidcClientDetails/:appId', { appId: openid.appId });
const inApp = { isSonicKYCEnabled: false, suspended: false };
const made = () => ({ createdBy: ada.email, createdAt: date, updatedAt: date, suspended: false });

const records: Record<string, Asked> = {
  'an organisation [data.organisation]': {
    ask: () => ada.call('GET /getOrgbyId/:uniqueId', { uniqueId: ada.uniqueId }),
    like: () => ({
      ...{ uniqueId: ada.uniqueId, suspended: false, planName: 'Special Plan', paymentHistory: [] },
      ...{ maxApps: 100, maxUsers: 100_000, maxRPs: 100, lastPaymentDetails: null, subdomainAdded: true },
      currentPlan: { planId: 'special_plan', isActive: true, cancelAtCycleEnd: false },
    }),
  },
  'the signed-in operator [data.operator-signed-in]': {
    ask: () => ada.call('GET /getOperator/:userId', { userId: ada.userId }),
    like: () => ({
      ...{ name: 'Ada Lovelace', username: ada.email, email: ada.email, uniqueId: ada.uniqueId },
      ...{ userId: ada.userId, emailVerified: true, showStarter: true },
    }),
    left: { starterVideoURL: '014' },
  },
  'a member of the team [data.team-member]': {
    ask: async () => (await ada.call('GET /getAllOperators/:uniqueId', { uniqueId: ada.uniqueId }))[0],
    like: () => ({
      ...{ userId: ada.userId, registered: true, suspended: false, createdAt: date, updatedAt: date },
      devices: [{ platform: 'Other', suspended: false, userId: ada.userId }],
      lastLoginDetails: { device: 'this device', ip: expect.stringMatching(/^127\./), status: 'Success' },
    }),
  },
  'a web or mobile application [data.app-passwordless]': {
    besides: ['(iOS default, or Android)', '(a list for Web)'],
    ask: shown,
    like: () => ({ ...made(), appId: app.appId, type: 'Web', appType: 'Web', origin: [app.origin] }),
  },
  'an OpenID client [data.oidc-client]': {
    ask: client,
    like: () => ({
      ...{ clientId: openid.appId, appId: openid.appId, clientName: openid.name, clientSecret: null },
      ...{ applicationType: 'web', tokenEndpointAuthMethod: 'none', grantTypes: ['authorization_code'] },
      ...{ domain: ada.subdomain, totalUsersCount: 1, resourcesCount: 1 },
      redirectUris: ['https://wiki.example/callback'],
    }),
  },
  'a SAML application [data.saml-app]': {
    besides: ['and the settings'],
    ask: () => ada.call('GET /SAML/app/:appId', { appId: saml.appId }),
    like: () => ({ ...made(), appId: saml.appId, domain: ada.subdomain, entityID: saml.entityID }),
  },
  'a RADIUS application [data.radius-app]': {
    besides: [
      '; create payload radius_client_name, radius_client_secret, radius_client_ip, authType, appName',
    ],
    ask: () => ada.call('GET /getRadiusAppByAppId/:appId', { appId: radius.appId }),
    like: () => ({ ...made(), appId: radius.appId, totalUsersCount: 1 }),
  },
  'an application on the screens of users [data.app-console]': {
    ask: client,
    like: () => ({ ...inApp, appId: openid.appId, name: openid.name, logo_uri: '' }),
  },
  'a RADIUS client [data.radius-client]': {
    besides: ['(Display Name)'],
    ask: async () => (await ada.call('GET /getRadiusClientByAppId/:appId', { appId: radius.appId }))[0],
    like: () => ({ radius_client_id: radius.clientId, radius_client_secret: null, authType: 'appLess' }),
  },
  'a RADIUS user [data.user-radius]': {
    ask: async () => (await ada.call('GET /getRadiusUsersByAppId/:appId', { appId: radius.appId }))[0],
    like: () => ({ deviceCount: 1, loginCount: 0, suspended: false }),
  },
  'a user of single sign-on [data.user-sso]': {
    besides: ['(shown as last login)'],
    ask: () => ada.call('GET /getOIDCUser/:userId', { userId: grace.userId }),
    like: () => ({ username: grace.email, email: grace.email, deviceList: [{ suspended: false }] }),
  },
  'a token of a user [data.token-record]': {
    ask: async () => {
      const { userId } = grace;
      return (await ada.call('GET /resource/getAllAccessToken/:userId', { userId })).tokens[0];
    },
    like: () => ({
      payload: { aud: '', scope: 'openid email profile', jti: expect.any(String) },
      expiresAt: date,
    }),
  },
  'a resource [data.resource]': {
    besides: ['(URL)', '; granted entries carry resourceId'],
    ask: async () => {
      const clientId = openid.appId;
      return (await ada.call('GET /resource/getAllResources/:clientId', { clientId })).resources[0];
    },
    like: () => ({ clientId: openid.appId, resourceIndicator: 'https://pages.example/' }),
  },
  'a request for approval, as its link tells it [data.transaction]': {
    besides: ['payload', '(web or app)', 'flag'],
    ask: async () => (await openRequest(product, ada.email, { platform: 3 })).asked(),
    like: () => ({
      ...{ status: 'PENDING', type: 2, platform: 'app', path: '/approve', register: false },
      ...{ ...berlin, origin: product.url, email: null, username: null },
    }),
    left: { name: '014', uniqueId: '014', appId: '014', clientID: '014', birthdate: '014', address: '014' },
  },
  'a plan, as the staff see it [data.plan-admin]': {
    besides: ['(per app)', '(months)'],
    ask: async () => (await admin.call('GET /subscription/getAllPlans', {}))[0],
    like: () => ({ priceInDollars: expect.any(Number) }),
  },
  'an entry of the contact form [data.contact]': {
    besides: ['; the posted form adds countryCode and uniqueId'],
    ask: async () => {
      const sent = {
        name: 'Ada',
        email: ada.email,
        mobileNumber: '+442079460000',
        description: 'Please call',
      };
      const form = { ...sent, countryCode: '44', uniqueId: ada.uniqueId };
      const { id } = await ada.call('POST /contactUs/postContactUs', form);
      const { data } = await admin.call('GET /contactUs/getAllContactFormData', {});
      return data.find((entry) => entry._id === id);
    },
    like: () => ({
      name: 'Ada',
      email: ada.email,
      mobileNumber: '+442079460000',
      description: 'Please call',
    }),
  },
  'a plan, as the console sees it [data.plan-console]': {
    ask: async () =>
      (await ada.call('GET /subscription/getAllPlans', {})).find(
        ({ razorpayPlanId }) => razorpayPlanId === 'plan_R',
      ),
    like: () => ({
      ...{ razorpayPlanId: 'plan_R', published: true, isPopular: true },
      features: [{ label: 'Everything', enabled: true }],
      offer: { isActive: true, name: 'Spring', discountedPriceInRupees: 1, discountedPriceInDollars: 2 },
    }),
  },
  'a request of an organisation about itself [data.request]': {
    ask: async () => {
      const leaving = await operatorOf(product);
      const { uniqueId, userId } = leaving;
      await leaving.call('DELETE /deleteAccount/:uniqueId/:userId/:mode', {
        uniqueId,
        userId,
        mode: 'DELETE',
      });
      await caughtUp(product);
      const found = await admin.call('GET /admin/requests/list/:type', { type: 'DELETE' });
      return found.data.find(({ id }) => id === uniqueId);
    },
    like: () => ({
      ...{ name: 'Acme', industry: 'Computer Software', createdByName: 'Ada Lovelace', isDeleted: false },
      requestedBy: { username: expect.stringMatching(/@acme\.example$/) },
    }),
  },
};

const requirements = new Map(readRows().map(({ id, requirement }) => [id, requirement]));
/** A page of the decisions, by its number. */
function decisions(number: string): string {
  const folder = join(import.meta.dirname, '../../../docs/decisions');
  const name = readdirSync(folder).find((each) => each.startsWith(`${number}-`))!;
  return readFileSync(join(folder, name), 'utf8');
}
/** The fields that a requirement names. Of two with `or` between them, either will do. */
function fieldsOf(row: string, besides: string[] = []): string[][] {
  let [, text = ''] = requirements.get(row)!.split(/: (.*)/);
  for (const part of besides) {
    expect(text).toContain(part);
    text = text.replace(part, '');
  }
  const names = text.replaceAll(' or ', '|').split(/[^\w|]+/);
  return names.filter(Boolean).map((either) => either.split('|'));
}
/** The names of all members, at any depth. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
    : [];

test.each(Object.entries(records))('%s', async (title, { ask, like, besides, left = {} }) => {
  const [row = ''] = rowsIn(title);
  const found = await ask();
  const names = new Set(namesIn(found));
  const fields = fieldsOf(row, besides);
  expect(fields.filter((either) => !either.some((name) => names.has(name) || name in left))).toEqual([]);
  expect(Object.keys(left).filter((name) => name in (found as object))).toEqual([]);
  expect(found).toMatchObject(like());
  for (const page of Object.values(left)) expect(decisions(page)).toContain(row);
});

test('the kinds of authentication of a request; who joins a team needs none [data.transaction-auth]', () => {
  const known = new Set(Object.values(kinds).flatMap(({ auth }) => auth ?? []));
  const left = { addAdmin: '014' };
  expect(decisions(left.addAdmin)).toContain('data.transaction-auth');
  const named = requirements
    .get('data.transaction-auth')!
    .match(/are (.*)\.$/)![1]!
    .split(/, | and /);
  expect(new Set(named)).toEqual(known.union(new Set(Object.keys(left))));
});
test('the user of the login form is taken as it is sent, and its name, device and application are not believed [data.login-user]', async () => {
  const user = {
    name: 'Mallory',
    username: ada.email,
    platform: 3,
    qr: true,
    device: 'A safe place',
    appId: 'x',
  };
  const request = await openRequest(product, ada.email, { ...user, ...berlin } as never);
  const asked = await request.asked();
  expect(asked).toMatchObject({
    ...berlin,
    platform: 'app',
    target: 'operator console',
    device: 'Other on Other',
  });
  expect(JSON.stringify(asked)).not.toMatch(/Mallory|A safe place/);
});
test.each([
  [2, 'web'],
  [3, 'app'],
  ['web', 'web'],
  ['app', 'app'],
  [4, 'app'],
] as const)(
  'the platform %s of a login form is %s in the request; 1 needs no other device and opens none [data.transaction-platform]',
  async (platform, told) => {
    const request = await openRequest(product, ada.email, { platform });
    expect((await request.asked()).platform).toBe(told);
    const alone = raw(visit(product), 'POST /transaction/createTransaction', {
      username: ada.email,
      platform: 1,
      captcha: 'off',
    });
    expect(await alone).toMatchObject({ status: 400 });
  },
);
