import { z } from 'zod';
import { application } from '../../../domain/application/application.ts';
import type { Settings } from '../../../domain/application/kinds.ts';
import {
  applicationTypes,
  authMethods,
  grantTypes,
  oidc,
} from '../../../domain/application/settings/oidc.ts';
import { logo } from '../../../domain/application/settings/shared.ts';
import { changesOf } from '../../../domain/changes.ts';
import type { applications } from '../../../projections/models/applications/applications.ts';
import { changed, effect, ignored, type RowOf, view } from '../../kit.ts';
import { attestation } from '../../webauthn.ts';
import { familyCalls, inAll, shownInAll } from '../parts/family.ts';
import { beginsRegistration, endsRegistration, registering } from '../parts/registering.ts';

const family = familyCalls('oidc');
const { name, ...fields } = oidc.shape;
/** The settings as the requirements send them. */
const client = z.object({
  client_name: name,
  application_type: fields.applicationType,
  redirect_uris: fields.redirectUris,
  post_logout_redirect_uris: fields.postLogoutRedirectUris,
  backchannel_logout_uri: fields.backchannelLogoutUri,
  token_endpoint_auth_method: fields.tokenEndpointAuthMethod,
  grant_types: fields.grantTypes,
  pkce_required: fields.pkceRequired,
});
/** The fields of a client that can change. The others are fixed when it is created. */
const changes = changesOf(
  client
    .pick({
      ...{ client_name: true, redirect_uris: true, pkce_required: true },
      ...{ post_logout_redirect_uris: true, backchannel_logout_uri: true },
    })
    .extend({ logo_uri: logo }),
).strict();

const reply = z
  .object({
    ...inAll,
    appType: z.literal('oidc'),
    type: z.literal('OpenId'),
    name: z.string(),
    logo: z.string(),
    logo_uri: z.string(),
    client_id: z.string(),
    client_name: z.string(),
    application_type: z.enum(applicationTypes),
    redirect_uris: z.array(z.string()),
    post_logout_redirect_uris: z.array(z.string()),
    /** Empty when nobody is told of a sign-out. */
    backchannel_logout_uri: z.string(),
    token_endpoint_auth_method: z.enum(authMethods),
    grant_types: z.array(z.enum(grantTypes)),
    pkce_required: z.boolean(),
    /** The same settings under the other names of the requirements. */
    clientId: z.string(),
    clientName: z.string(),
    /** A call of its own shows the secret, and that is on record. */
    clientSecret: z.null(),
    applicationType: z.enum(applicationTypes),
    redirectUris: z.array(z.string()),
    postLogoutRedirectUris: z.array(z.string()),
    tokenEndpointAuthMethod: z.enum(authMethods),
    grantTypes: z.array(z.enum(grantTypes)),
    resourcesCount: z.number().int(),
  })
  .meta({ id: 'OidcApplication' });
const shown = view(reply, ({ settings, ...row }: RowOf<typeof applications>) => {
  const it = settings as Extract<Settings, { kind: 'oidc' }>;
  return {
    ...shownInAll(row),
    appType: 'oidc' as const,
    type: 'OpenId' as const,
    name: it.name,
    logo: it.logo,
    logo_uri: it.logo,
    client_id: row.id,
    client_name: it.name,
    application_type: it.applicationType,
    redirect_uris: it.redirectUris,
    post_logout_redirect_uris: it.postLogoutRedirectUris,
    backchannel_logout_uri: it.backchannelLogoutUri ?? '',
    token_endpoint_auth_method: it.tokenEndpointAuthMethod,
    grant_types: it.grantTypes,
    pkce_required: it.pkceRequired !== false,
    clientId: row.id,
    clientName: it.name,
    clientSecret: null,
    applicationType: it.applicationType,
    redirectUris: it.redirectUris,
    postLogoutRedirectUris: it.postLogoutRedirectUris,
    tokenEndpointAuthMethod: it.tokenEndpointAuthMethod,
    grantTypes: it.grantTypes,
    resourcesCount: row.resourceCount,
  };
});
const clientIds = z.object({ appId: z.string(), uniqueId: z.string(), client_id: z.string() });
const secret = z.object({ errorCode: z.literal(0), secret: z.string() });
const seldom = { rate: { count: 60, seconds: 3600 } };

/** OpenID applications. The id of the application is the client id too. */
export const oidcCalls = {
  addOidcClient: family.creates(
    'POST /addOidcClient',
    z.object({ logo_uri: logo.default(''), app: client, uniqueId: ignored, appType: ignored }),
    ({ logo_uri, app }, { newSecret }) => ({
      settings: {
        kind: 'oidc',
        name: app.client_name,
        logo: logo_uri,
        applicationType: app.application_type,
        redirectUris: app.redirect_uris,
        postLogoutRedirectUris: app.post_logout_redirect_uris,
        backchannelLogoutUri: app.backchannel_logout_uri,
        tokenEndpointAuthMethod: app.token_endpoint_auth_method,
        grantTypes: app.grant_types,
        pkceRequired: app.pkce_required,
      },
      secrets: app.token_endpoint_auth_method === 'none' ? [] : [{ name: 'client', value: newSecret() }],
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
      about: 'Changes an OpenID application. Fields that are not sent stay as they are.',
      body: z.object({ payload: changes }),
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
    about: 'Replaces the client secret and answers the new one. The one before it stops working at once.',
    ...seldom,
  }),
  getOIDCUsersByAppId: family.users('GET /getOIDCUsersByAppId/:appId'),
  getAllOIDCUsersReportByAppId: family.report('GET /getAllOIDCUsersReportByAppId/:appId'),
  registerOIDCUsers: beginsRegistration(
    'POST /registerOIDCUsers',
    'Begins the registration of a person invited to an OpenID application.',
  ),
  verifyRegisterUser: endsRegistration(
    'POST /verify-registerUser-attestation',
    attestation.extend({ clientId: ignored, auth: ignored }),
    'Ends the registration of a person invited to an OpenID or RADIUS application.',
  ),
  createOIDCUser: endsRegistration(
    'POST /createOIDCUser',
    registering,
    'Ends the registration of a person invited to an OpenID application, with attributes.',
  ),
};
