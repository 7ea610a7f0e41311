import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { lives, ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { refuse } from '../domain/refusals.ts';
import { boundedCache } from '../event-store/records/cache.ts';
import { signingKeys } from '../server-kit/access/signingKeys.ts';
import type { Host } from '../server-kit/http/hosts.ts';
import type { Kit } from '../server-kit/kit.ts';
import { endSession } from './openid/endSession.ts';
import { type Issuer, providerOf } from './openid/provider.ts';
import type { SingleLogout } from './saml/logout.ts';

/** The provider of an organisation, and what answers a request to it. */
type Ready = { provider: Provider; answer: (req: IncomingMessage, res: ServerResponse) => Promise<void> };
export type Served = Issuer & Ready;
export type Providers = (host: Host) => Promise<Served>;

/** Finds the OpenID provider of the organisation at a host. Up to `most` of them stay in memory. */
export function providersOf(kit: Kit, logout: Pick<SingleLogout, 'begin'>, most = 500): Providers {
  const cache = boundedCache<Promise<Ready>>(most);
  return async (host) => {
    const subdomain = host.app === 'org' ? host.subdomain : refuse('request.unknown');
    const holder = await kit.executor.reserved.holderOf('subdomain', subdomain);
    if (holder?.of !== organisation) refuse('organisation.unknown');
    const organisationId = holder.id;
    const { state } = await kit.executor.look(ref(organisation, organisationId));
    if (!lives(state)) refuse('organisation.unknown');
    const about = { organisationId, issuer: kit.origins.org(subdomain) };
    const kids = await signingKeys(kit, organisationId);
    const name = [organisationId, about.issuer, ...kids].join(' ');
    const making =
      cache.get(name) ??
      providerOf(kit, about, kids, async (session, to) => {
        await endSession(kit, organisationId, session.uid, session);
        return logout.begin(about, [session.uid], { asker: null, to });
      }).then((provider) => ({ provider, answer: provider.callback() }));
    cache.set(name, making);
    making.catch(() => cache.delete(name));
    return { ...about, ...(await making) };
  };
}
