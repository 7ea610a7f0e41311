import { z } from 'zod';
import { RemoveResource } from '../../domain/application/resources.ts';
import { resourceFields } from '../../domain/application/settings/resource.ts';
import { id } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import type { Path } from '../callKinds.ts';
import { changed, does, effect, means, ssoEffect } from '../kit.ts';

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
const resources = z.object({
  errorCode: z.literal(0),
  resources: z.array(shown.extend({ clientId: z.string() })),
});
/** A live token without anything that could be used as one. */
const token = z.object({
  jti: z.string(),
  /** The indicator of the resource; empty for a token that reads the person's own claims. */
  resource: z.string(),
  scope: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
const tokens = z.object({ errorCode: z.literal(0), tokens: z.array(token) });

const one = z.object({ resourceId: id(), resourceIndicator: z.unknown().optional() });
const granting = changed.extend({ errorMessage: z.string() });
const operator = ['operator'] as const;
const ends = <const P extends Path>(path: P) => ssoEffect(path, operator, changed);

/** Protected resources of OpenID applications, who may use them, and the tokens of their users. */
export const resourceCalls = {
  getAllResources: effect('GET /resource/getAllResources/:clientId', operator, resources),
  createResource: effect(
    'POST /resource/createResource',
    operator,
    changed.extend({ resourceId: z.string() }),
    {
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
    ({ clientId, resourceId }) =>
      means(RemoveResource, { id: clientId as string, resourceId: resourceId as string }),
    { envelope: { errorCode: 0, message: 'Resource Removed Successfully' } },
  ),
  getListOfGrantedResources: effect('GET /resource/getListOfGrantedResources/:userId', operator, resources),
  grantResource: effect('POST /resource/grantResource/:userId', operator, granting, { body: one }),
  revokeResource: effect('POST /resource/revokeResource/:userId', operator, granting, { body: one }),
  /** The newest hundred live access tokens of a user. JWTs are not among them, since nobody can revoke one. */
  getAllAccessToken: ssoEffect('GET /resource/getAllAccessToken/:userId', operator, tokens),
  getAllRefreshToken: ssoEffect('GET /resource/getAllRefreshToken/:userId', operator, tokens),
  deleteAllAccessToken: ends('DELETE /resource/deleteAllAccessToken/:userId'),
  deleteAllRefreshToken: ends('DELETE /resource/deleteAllRefreshToken/:userId'),
  deleteSingleAccessToken: ends('DELETE /resource/deleteSingleAccessToken/:jti'),
  deleteSingleRefreshToken: ends('DELETE /resource/deleteSingleRefreshToken/:jti'),
};
