import Provider, { type Configuration } from 'oidc-provider';
import { keyOf, kindOf } from '../../server-kit/access/signOns.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { type Issuer, sessionCookie } from '../issuer.ts';
import { showsPages } from '../look/library.ts';
import { lookOf } from '../look/look.ts';
import { type UserIn, userIn } from '../openid/accounts.ts';
import { adapterOf } from '../openid/adapter.ts';
import { clientsOf, type OwnClient, takesClients } from '../openid/clients.ts';
import { configurationOf } from '../openid/configuration.ts';
import { tellsCustomClaims } from '../openid/customClaims.ts';
import { grantsOf } from '../openid/grants.ts';
import { afterWrites, inOwnLook } from '../openid/middleware.ts';
import { perRequest } from '../openid/perRequest.ts';
import { routes } from '../openid/routes.ts';
import type { OpenidTryouts } from '../served.ts';
import { tryoutPaths } from './paths.ts';
import { tryoutWith } from './tryouts.ts';

const spaceOf = (organisationId: string) => `tryouts of ${organisationId}`;
type Waiting = { params?: { client_id?: unknown; state?: unknown } };

/** Makes the tryouts of an organisation, whose tokens the first of the keys signs. */
export function openidTryouts(kit: Kit, about: Issuer, kids: readonly string[]): OpenidTryouts {
  let made: Promise<Provider> | undefined;
  return {
    provider() {
      made ??= providerOf(kit, about, kids);
      made.catch(() => {
        made = undefined;
      });
      return made;
    },
    async asked(requestId) {
      const key = keyOf(spaceOf(about.organisationId), requestId);
      const request = await kit.records.get<Waiting>(kindOf('Interaction'), key);
      const id = request?.params?.state;
      const tryout = await tryoutWith(kit, id);
      if (!tryout || tryout.outcome) return undefined;
      return { appId: tryout.appId, loginHint: '', tryout: { id: String(id), triedBy: tryout.triedBy } };
    },
  };
}

/**
 * An application as it is at a tryout: with all of its own settings, but for the address to which the browser comes back,
 * and the secret. The redirect addresses of the application itself lead nowhere here.
 */
const triedClient = ({ compareClientSecret: _, ...client }: OwnClient, issuer: string): OwnClient => ({
  ...client,
  applicationType: 'web',
  redirectUris: [issuer + tryoutPaths.back],
  postLogoutRedirectUris: [],
  tokenEndpointAuthMethod: 'none',
  grantTypes: ['authorization_code'],
  pkceRequired: true,
});

/**
 * A provider like the organisation's own, with its keys, people, rules and claims, but with codes, tokens, sessions and
 * cookies of another space: nothing that it issues counts at the ordinary provider, and the other way round. Its token
 * endpoint can be asked from within this process alone.
 */
async function providerOf(kit: Kit, about: Issuer, kids: readonly string[]): Promise<Provider> {
  const { organisationId, issuer } = about;
  const { options: cookie } = sessionCookie(issuer);
  const cookieKeys = kit.vault.derive('openid tryouts').map((key) => key.toString('base64url'));
  const ordinary = await configurationOf(kit, about, { kids, cookieKeys });
  const userHere: UserIn = perRequest((accountId, clientId) =>
    userIn(kit, organisationId, accountId, clientId),
  );
  const clients = clientsOf(kit, organisationId);
  const client = async (id: string) => {
    const found = await clients(id);
    return found && triedClient(found, issuer);
  };
  const configuration: Configuration = {
    ...ordinary,
    adapter: adapterOf(kit, organisationId, userHere, client, spaceOf(organisationId)),
    cookies: {
      ...ordinary.cookies,
      names: {
        session: 'latchkey-tryout',
        interaction: 'latchkey-tryout-request',
        resume: 'latchkey-tryout-resume',
      },
    },
    routes: { ...routes, authorization: tryoutPaths.authorization },
    loadExistingGrant: grantsOf(kit, organisationId, userHere, false).grant,
    interactions: {
      ...ordinary.interactions,
      url(ctx, { uid }) {
        ctx.cookies.set('latchkey-tryout-request', uid, { path: `/authenticate/${uid}`, ...cookie });
        return `/openid-login/?requestId=${uid}`;
      },
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.proxy = true;
  takesClients(provider);
  tellsCustomClaims(provider);
  provider.use(showsPages(lookOf(kit, organisationId)));
  provider.use(inOwnLook);
  provider.use(afterWrites(kit.log));
  provider.on('server_error', (_, error) => kit.log.error({ err: error }, 'the provider of tryouts failed'));
  return provider;
}
