import { z } from 'zod';
import { application } from '../../../domain/application/application.ts';
import type { Settings } from '../../../domain/application/kinds.ts';
import { clientSecret, EndKeptSecret, SetSecret } from '../../../domain/application/secrets.ts';
import { customClaims, oidc } from '../../../domain/application/settings/oidc.ts';
import { oidcRows } from '../../../domain/application/settings/rows/oidc.ts';
import { logo } from '../../../domain/application/settings/shared.ts';
import type { applications } from '../../../projections/models/applications/applications.ts';
import { changed, does, done, effect, ignored, type RowOf, view } from '../../kit.ts';
import { wireOf } from '../../settings.ts';
import { attestation } from '../../webauthn.ts';
import { familyCalls } from '../parts/family.ts';
import { inAll, shownInAll } from '../parts/inAll.ts';
import { beginsRegistration, endsRegistration, registering } from '../parts/registering.ts';

const family = familyCalls('oidc');
export const oidcWire = wireOf(oidcRows, oidc.shape);
/** Settings that the requirements also show under other names. */
const {
  application_type,
  redirect_uris,
  post_logout_redirect_uris,
  token_endpoint_auth_method,
  grant_types,
} = oidcWire.reply;

const reply = z
  .object({
    ...inAll,
    ...oidcWire.reply,
    appType: z.literal('oidc'),
    type: z.literal('OpenId'),
    name: z.string(),
    logo: z.string(),
    logo_uri: z.string(),
    client_id: z.string(),
    clientId: z.string(),
    clientName: z.string(),
    /** A call of its own shows the secret, and that is on record. */
    clientSecret: z.null(),
    /** Until when the client secret before the current one counts; null when none is kept. */
    secretKeptUntil: z.iso.datetime().nullable(),
    applicationType: application_type,
    redirectUris: redirect_uris,
    postLogoutRedirectUris: post_logout_redirect_uris,
    tokenEndpointAuthMethod: token_endpoint_auth_method,
    grantTypes: grant_types,
    custom_claims: z.array(z.object({ claim: z.string(), attribute: z.string(), scope: z.string() })),
    resourcesCount: z.number().int(),
  })
  .meta({ id: 'OidcApplication' });
const shown = view(reply, ({ settings, ...row }: RowOf<typeof applications>) => {
  const it = settings as Extract<Settings, { kind: 'oidc' }>;
  return {
    ...shownInAll(row),
    ...oidcWire.shown(it),
    appType: 'oidc' as const,
    type: 'OpenId' as const,
    name: it.name,
    logo: it.logo,
    logo_uri: it.logo,
    client_id: row.id,
    clientId: row.id,
    clientName: it.name,
    clientSecret: null,
    secretKeptUntil: row.secretKeptUntil,
    applicationType: it.applicationType,
    redirectUris: it.redirectUris,
    postLogoutRedirectUris: it.postLogoutRedirectUris,
    tokenEndpointAuthMethod: it.tokenEndpointAuthMethod,
    grantTypes: it.grantTypes,
    custom_claims: [...(it.customClaims ?? [])],
    resourcesCount: row.resourceCount,
  };
});
const clientIds = z.object({ appId: z.string(), uniqueId: z.string(), client_id: z.string() });
const secret = done.extend({ secret: z.string() });
const seldom = { rate: { count: 60, seconds: 3600 } };

/** OpenID applications. The id of the application is the client id too. */
export const oidcCalls = {
  addOidcClient: family.creates(
    'POST /addOidcClient',
    z.object({
      logo_uri: logo.default(''),
      app: z.object({ ...oidcWire.creating, custom_claims: customClaims.optional() }),
      uniqueId: ignored,
      appType: ignored,
    }),
    ({ logo_uri, app }, { newSecret }) => ({
      settings: {
        kind: 'oidc',
        logo: logo_uri,
        ...oidcWire.settingsIn(app),
        customClaims: app.custom_claims,
      },
      secrets: app.token_endpoint_auth_method === 'none' ? [] : [{ name: clientSecret, value: newSecret() }],
    }),
    { errorCode: 0, message: 'Application Created successfully', idAs: 'client_id' },
    {
      about:
        'Registers an OpenID application. One whose authentication method is not `none` gets a client ' +
        'secret with its creation.',
      example: {
        app: {
          client_name: 'Portal',
          redirect_uris: ['https://portal.example/callback'],
          token_endpoint_auth_method: 'client_secret_basic',
          grant_types: ['authorization_code', 'refresh_token'],
        },
      },
    },
  ),
  getAllOIDCApplications: family.lists('GET /getAllOIDCApplications/:uniqueId', shown),
  getOidcClientDetails: family.shows('GET /getOidcClientDetails/:appId', shown),
  getOIDCDataByAppId: family.shows(
    'GET /getOIDCDataByAppId/:appId',
    view(clientIds, ({ id, organisationId }) => ({ appId: id, uniqueId: organisationId, client_id: id })),
    'Reads the ids of an OpenID application.',
  ),
  updateOIDCApp: effect(
    'PUT /UpdateOIDCApp/:appId',
    ['operator'],
    changed.extend({ client_name: z.string() }),
    {
      changes: [application],
      about:
        'Changes an OpenID application. Fields that are not sent stay as they are. One that begins to authenticate gets ' +
        'a client secret, and one that stops, by the method `none`, loses it at once.',
      body: z.object({
        payload: z.strictObject({
          ...oidcWire.changing,
          logo_uri: logo.optional(),
          custom_claims: customClaims.optional(),
        }),
      }),
    },
  ),
  updateOIDCAppWithClientId: family.setsSource('PUT /updateOIDCAppWithClientId/:appId'),
  updateOIDCAppStatus: family.suspends('PUT /updateOIDCAppStatus/:appId'),
  deleteOIDCApp: family.deletes('DELETE /deleteOIDCApp/:appId', 'Application Deleted Successfully'),
  revealClientSecret: effect('POST /clientSecret/:appId', ['operator'], secret, {
    changes: [application],
    renews: true,
    about: 'Shows the client secret. That it was shown is on record.',
    ...seldom,
  }),
  rotateClientSecret: effect('POST /rotateClientSecret/:appId', ['operator'], secret, {
    changes: [application],
    about:
      'Replaces the client secret and answers the new one. The one before it stops working at once, or counts for ' +
      '`keepHours` more. Of those that were replaced before, none counts any more.',
    body: z.object({ keepHours: SetSecret.input.shape.keepHours }),
    ...seldom,
  }),
  endKeptClientSecret: does(
    'DELETE /keptClientSecret/:appId',
    ['operator'],
    EndKeptSecret,
    ({ appId: id }) => ({ id, name: clientSecret }),
    { about: 'Ends the client secret before the current one, if it is still kept.' },
  ),
  getOIDCUsersByAppId: family.users('GET /getOIDCUsersByAppId/:appId'),
  getAllOIDCUsersReportByAppId: family.report('GET /getAllOIDCUsersReportByAppId/:appId'),
  registerOIDCUsers: beginsRegistration(
    'oidc',
    'POST /registerOIDCUsers',
    'Begins the registration of a person invited to an OpenID application.',
  ),
  verifyRegisterUser: endsRegistration(
    'oidc',
    'POST /verify-registerUser-attestation',
    attestation.extend({ clientId: ignored, auth: ignored }),
    'Ends the registration of a person invited to an OpenID or RADIUS application.',
  ),
  createOIDCUser: endsRegistration(
    'oidc',
    'POST /createOIDCUser',
    registering,
    'Ends the registration of a person invited to an OpenID application, with attributes.',
  ),
};
