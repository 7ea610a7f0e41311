import { randomUUID } from 'node:crypto';
import { type Client, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { application } from '../../domain/application/application.ts';
import { resourceAt } from '../../domain/application/resources.ts';
import { ref } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { commonScopes } from '../../domain/resourceScopes.ts';
import { GrantScopes } from '../../domain/user/access.ts';
import { user } from '../../domain/user/user.ts';
import { partsOf } from '../../server-kit/access/signOns.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { noteSessionUse } from '../../server-kit/people/sessionUse.ts';
import type { UserIn } from './accounts.ts';
import { asksAnew } from './interruptions.ts';

/**
 * Access that applications may get for their users: scopes with a sign-in, and resources granted to the user. What is only
 * tried is not `recorded`.
 */
export function grantsOf(kit: Kit, organisationId: string, userIn: UserIn, recorded = true) {
  const { executor } = kit;
  const resourcesOf = async (clientId: string) =>
    (await executor.look(ref(application, clientId))).state.resources;

  /** Refuses unless the resource was granted to the user. */
  async function mustHold(userId: string, clientId: string, indicator: string) {
    const resource = resourceAt(await resourcesOf(clientId), indicator);
    const { resources } = (await executor.look(ref(user, userId))).state;
    if (!resource || !resources.includes(resource.resourceId))
      throw new errors.AccessDenied('the person may not use this resource');
  }

  return {
    /** A resource as the library takes it. Where it is about a person, that person must hold it. */
    async resource(ctx: KoaContextWithOIDC, indicator: string, client: Client) {
      const found = resourceAt(await resourcesOf(client.clientId), indicator);
      if (!found) throw new errors.InvalidTarget('the application has no such resource');
      const { account } = ctx.oidc;
      if (account && ctx.oidc.route === 'token') {
        const userId = await userIn(account.accountId, client.clientId);
        await mustHold(userId ?? '', client.clientId, indicator);
      }
      const { scope, accessTokenFormat, accessTokenTTL } = found;
      const sign = { alg: client.idTokenSignedResponseAlg as 'RS256' };
      return { scope, accessTokenFormat, accessTokenTTL, audience: indicator, jwt: { sign } };
    },

    /** The organisation's own applications need no consent: what they ask for is granted with the sign-in. */
    async grant(ctx: KoaContextWithOIDC) {
      // Nothing is granted to whoever is signed in before.
      if (await asksAnew(ctx)) return undefined;
      const { oidc } = ctx;
      const { clientId } = oidc.client!;
      const known = oidc.session!.grantIdFor(clientId);
      const { accountId } = oidc.account!;
      const grant =
        (known && (await oidc.provider.Grant.find(known))) ||
        new oidc.provider.Grant({ accountId, clientId });
      const userId = (await userIn(accountId, clientId)) ?? '';
      const asked = [...oidc.requestParamScopes];
      if (asked.length > limits.scopes) throw new errors.InvalidScope('too many scopes', '');
      const common = asked.filter((scope) => commonScopes.includes(scope));
      grant.addOIDCScope(common.join(' '));
      grant.addOIDCClaims([...oidc.requestParamClaims]);
      const ofResources: string[] = [];
      for (const [indicator, { scopes }] of Object.entries(oidc.resourceServers ?? {})) {
        await mustHold(userId, clientId, indicator);
        const fitting = asked.filter((scope) => scopes.has(scope));
        grant.addResourceScope(indicator, fitting.join(' '));
        ofResources.push(...fitting.map((scope) => `${indicator} ${scope}`));
      }
      // Each sign-in begins its time anew.
      Object.assign(grant, { exp: undefined });
      await grant.save();
      const scopes = [...common, ...ofResources];
      const { granted } = (await executor.look(ref(user, userId))).state;
      // A grant stays, so that most sign-ins have nothing to record.
      if (recorded && scopes.some((scope) => !granted.includes(scope)))
        await executor.execute(
          GrantScopes,
          { id: userId, scopes },
          { actor: { role: 'user', id: userId, organisationId }, correlationId: randomUUID() },
        );
      // A sign-in of this request is on record already.
      if (recorded && userId && !oidc.result?.login)
        await noteSessionUse(kit, { userId, organisationId, deviceId: partsOf(accountId).deviceId });
      return grant;
    },
  };
}
