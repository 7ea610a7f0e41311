import { z } from 'zod';
import { application } from '../../domain/application/application.ts';
import { RemoveResource } from '../../domain/application/resources.ts';
import { resourceFields } from '../../domain/application/settings/resource.ts';
import { id } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { user } from '../../domain/user/user.ts';
import type { Path } from '../callKinds.ts';
import { changed, does, done, effect, ignored, ssoEffect } from '../kit.ts';

const { resourceName, resourceIndicator, scope, accessTokenFormat, accessTokenTTL } = resourceFields.shape;
/** A resource as the console shows it. */
const shown = z.object({
  resourceId: z.string(),
  resourceName: z.string(),
  resourceIndicator: z.string(),
  scope: z.string(),
  accessTokenFormat: z.enum(['opaque', 'jwt']),
  accessTokenTTL: z.number(),
  createdAt: z.string(),
});
const resources = done
  .extend({
    resources: z.array(shown.extend({ clientId: z.string() })),
  })
  .meta({ id: 'Resources' });
/** A live token without anything that could be used as one. */
const token = z
  .object({
    jti: z.string(),
    /** The claims in the form of the requirements. */
    payload: z.object({ jti: z.string(), aud: z.string(), scope: z.string() }),
    /** The indicator of the resource; empty for a token that reads the person's own claims. */
    resource: z.string(),
    scope: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'LiveToken' });
const tokens = done.extend({ tokens: z.array(token) }).meta({ id: 'LiveTokens' });

const one = z.object({ resourceId: id(), resourceIndicator: ignored });
const granting = changed.extend({ errorMessage: z.string() });
const operator = ['operator'] as const;
const ends = <const P extends Path>(path: P, about: string) =>
  ssoEffect(path, operator, changed, { changes: [user, 'tokens'], about });

/** Protected resources of OpenID applications, who may use them, and the tokens of their users. */
export const resourceCalls = {
  getAllResources: effect('GET /resource/getAllResources/:clientId', operator, resources, {
    shows: [application],
    about: 'Lists the resources of an OpenID application.',
  }),
  createResource: effect(
    'POST /resource/createResource',
    operator,
    changed.extend({ resourceId: z.string() }),
    {
      changes: [application],
      about:
        'Adds a resource to an OpenID application. `id` is that of the application, `resourceId` that of the resource.',
      example: {
        clientId: 'c0a8012e',
        resourceName: 'Orders',
        resourceIndicator: 'https://api.example/',
        scope: 'orders:read orders:write',
        accessTokenFormat: 'jwt',
      },
      body: z.object({
        clientId: id(),
        resourceName,
        resourceIndicator,
        scope,
        accessTokenFormat,
        accessTokenTTL: accessTokenTTL.default(limits.tokenSeconds.default),
      }),
    },
  ),
  deleteResource: does(
    'DELETE /resource/deleteResource/:clientId/:resourceId',
    operator,
    RemoveResource,
    ({ clientId, resourceId }) => ({ id: clientId as string, resourceId: resourceId as string }),
    {
      about: 'Removes a resource from an OpenID application.',
      envelope: { errorCode: 0, message: 'Resource Removed Successfully' },
    },
  ),
  getListOfGrantedResources: effect('GET /resource/getListOfGrantedResources/:userId', operator, resources, {
    shows: [application, user],
    about: 'Lists the resources that a user was granted.',
  }),
  grantResource: effect('POST /resource/grantResource/:userId', operator, granting, {
    changes: [user],
    about: 'Grants a resource to a user.',
    example: { resourceId: 'b7e2' },
    body: one,
  }),
  revokeResource: effect('POST /resource/revokeResource/:userId', operator, granting, {
    changes: [user],
    about: 'Takes a resource away from a user.',
    body: one,
  }),
  getAllAccessToken: ssoEffect('GET /resource/getAllAccessToken/:userId', operator, tokens, {
    shows: [user, 'tokens'],
    about:
      'Lists the newest hundred live access tokens of a user. JWTs are not among them, since nobody ' +
      'can revoke one.',
  }),
  getAllRefreshToken: ssoEffect('GET /resource/getAllRefreshToken/:userId', operator, tokens, {
    shows: [user, 'tokens'],
    about: 'Lists the newest hundred live refresh tokens of a user.',
  }),
  deleteAllAccessToken: ends(
    'DELETE /resource/deleteAllAccessToken/:userId',
    'Ends all access tokens of a user.',
  ),
  deleteAllRefreshToken: ends(
    'DELETE /resource/deleteAllRefreshToken/:userId',
    'Ends all refresh tokens of a user.',
  ),
  deleteSingleAccessToken: ends('DELETE /resource/deleteSingleAccessToken/:jti', 'Ends one access token.'),
  deleteSingleRefreshToken: ends('DELETE /resource/deleteSingleRefreshToken/:jti', 'Ends one refresh token.'),
};
