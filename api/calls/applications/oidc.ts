import { z } from 'zod';
import type { Settings } from '../../../domain/application/families.ts';
import { oidc } from '../../../domain/application/settings/oidc.ts';
import { logo } from '../../../domain/application/settings/shared.ts';
import { changesOf } from '../../../domain/changes.ts';
import { text } from '../../../domain/kit.ts';
import type { applications } from '../../../projections/models/applications/applications.ts';
import { users } from '../../../projections/models/users/users.ts';
import { answers, ceremony, changed, effect, lists, type RowOf } from '../../kit.ts';
import { attestation, creationOptions } from '../../webauthn.ts';
import { registered, registering } from '../users/registering.ts';
import { shownUser } from '../users/users.ts';
import { applicationReport } from './applications.ts';
import { familyCalls } from './family.ts';
import { shownSource } from './userSource.ts';

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

const shown = ({ settings, ...row }: RowOf<typeof applications>) => {
  const it = settings as Extract<Settings, { kind: 'oidc' }>;
  return {
    appId: row.id,
    uniqueId: row.organisationId,
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
    suspended: row.suspended,
    ...shownSource(row),
    isSonicKYCEnabled: false,
    totalUsersCount: row.userCount,
    suspendedUsersCount: row.suspendedUserCount,
    loginCount: row.loginCount,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
};
const ignored = z.unknown().optional();
const secret = z.object({ errorCode: z.literal(0), secret: z.string() });
const seldom = { rate: { count: 60, seconds: 3600 } };

/** OpenID applications. The id of the application is the client id too. */
export const oidcCalls = {
  /** An application whose authentication method is not `none` gets a client secret with its creation. */
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
  ),
  getAllOIDCApplications: family.lists('GET /getAllOIDCApplications/:uniqueId', shown),
  getOidcClientDetails: family.shows('GET /getOidcClientDetails/:appId', shown),
  getOIDCDataByAppId: family.shows('GET /getOIDCDataByAppId/:appId', ({ id, organisationId }) => ({
    appId: id,
    uniqueId: organisationId,
    client_id: id,
  })),
  updateOIDCApp: effect(
    'PUT /UpdateOIDCApp/:appId',
    ['operator'],
    changed.extend({ client_name: z.string() }),
    {
      body: z.object({ payload: changes }),
    },
  ),
  updateOIDCAppWithClientId: family.setsSource('PUT /updateOIDCAppWithClientId/:appId'),
  updateOIDCAppStatus: family.suspends('PUT /updateOIDCAppStatus/:appId'),
  deleteOIDCApp: family.deletes('DELETE /deleteOIDCApp/:appId', 'Application Deleted Successfully'),
  /** Shows the client secret, which is an event. */
  revealClientSecret: effect('POST /clientSecret/:appId', ['operator'], secret, seldom),
  /** Replaces the client secret and answers the new one. The one before it stops working at once. */
  rotateClientSecret: effect('POST /rotateClientSecret/:appId', ['operator'], secret, seldom),
  getOIDCUsersByAppId: lists('GET /getOIDCUsersByAppId/:appId', ['operator'], users, {
    where: ({ appId }) => ({ applicationId: appId, realm: 'oidc' }),
    show: shownUser,
  }),
  getAllOIDCUsersReportByAppId: answers(
    'GET /getAllOIDCUsersReportByAppId/:appId',
    ['operator'],
    applicationReport,
  ),
  /** Begins the passkey of an invited person, on the organisation's host. */
  registerOIDCUsers: ceremony('POST /registerOIDCUsers', ['visitor'], creationOptions, {
    body: z.object({ accessToken: text(8192, 1) }),
    rate: { count: 60, seconds: 60 },
  }),
  /** Ends the registration of a person invited to an OpenID or RADIUS application. */
  verifyRegisterUser: ceremony('POST /verify-registerUser-attestation', ['visitor'], registered, {
    body: attestation.extend({ clientId: ignored, auth: ignored }),
    rate: { count: 60, seconds: 60 },
  }),
  /** Ends such a registration too, and takes what the person says about themselves. */
  createOIDCUser: ceremony('POST /createOIDCUser', ['visitor'], registered, {
    body: registering,
    rate: { count: 60, seconds: 60 },
  }),
};
