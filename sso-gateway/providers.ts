import { keyring } from '../domain/keyring/keyring.ts';
import { lives, type Ref, ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { refuse } from '../domain/refusals.ts';
import { boundedCache } from '../event-store/cache.ts';
import type { LoadedState } from '../event-store/states/loadedState.ts';
import { signingKeys } from '../server-kit/keys/signingKeys.ts';
import type { Kit } from '../server-kit/kit.ts';
import { endSession } from '../server-kit/signOnEnds.ts';
import type { Issuer } from './issuer.ts';
import { lookOf } from './look/look.ts';
import { answersKept, type Published, type SignedOut } from './openid/middleware.ts';
import { providerOf } from './openid/provider.ts';
import type { SingleLogout } from './saml/logout.ts';
import type { Providers, Served } from './served.ts';
import { openidTryouts } from './tryout/openidProvider.ts';

/** The name of a provider, the states by which it was found, and when. */
type Found = { name: string; states: readonly (readonly [Ref, LoadedState | undefined])[]; at: number };
/** Milliseconds for which a provider need not be found again, unless a state by which it was found has changed. */
const lately = 1000;

/** How many providers stay in memory. */
const most = 500;

/** Finds the OpenID provider of the organisation at a host. */
export function providersOf(kit: Kit, logout: Pick<SingleLogout, 'begin'>): Providers {
  const cache = boundedCache<Promise<Served>>(most);
  const found = boundedCache<Found>(most);
  function isSame({ states, at }: Found): boolean {
    const age = kit.clock() - at;
    if (age < 0 || age >= lately) return false;
    return states.every(([target, state]) => state && kit.executor.known(target) === state);
  }
  async function find(subdomain: string): Promise<Served> {
    const at = kit.clock();
    const holder = await kit.executor.reserved.holderOf('subdomain', subdomain);
    if (holder?.of !== organisation) refuse('organisation.unknown');
    const organisationId = holder.id;
    const target = ref(organisation, organisationId);
    const { state } = kit.executor.known(target) ?? (await kit.executor.look(target));
    if (!lives(state)) refuse('organisation.unknown');
    const about = { organisationId, issuer: kit.origins.org(subdomain) };
    const kids = await signingKeys(kit, organisationId);
    const name = [organisationId, about.issuer, ...kids].join(' ');
    const making = cache.get(name) ?? served(kit, about, kids, logout);
    cache.set(name, making);
    making.catch(() => cache.delete(name));
    const by = [target, ref(keyring, organisationId)];
    found.set(subdomain, { name, states: by.map((each) => [each, kit.executor.known(each)]), at });
    return making;
  }
  return (host) => {
    const subdomain = host.app === 'org' ? host.subdomain : refuse('request.elsewhere');
    const before = found.get(subdomain);
    return (before && isSame(before) && cache.get(before.name)) || find(subdomain);
  };
}

async function served(
  kit: Kit,
  about: Issuer,
  kids: readonly string[],
  logout: Pick<SingleLogout, 'begin'>,
): Promise<Served> {
  const { protocol, host } = new URL(about.issuer);
  const forwarded = { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host };
  const documents: Published = new Map();
  const signedOut: SignedOut = async (session, to) => {
    await endSession(kit, about.organisationId, session.uid, session);
    return logout.begin(about, [session.uid], { asker: null, to });
  };
  const provider = await providerOf(kit, about, kids, signedOut, documents);
  const library = provider.callback();
  const answer: Served['answer'] = async (req, res) =>
    answersKept(documents, req, res) ? undefined : library(req, res);
  const look = lookOf(kit, about.organisationId);
  return { ...about, provider, look, tryouts: openidTryouts(kit, about, kids), answer, forwarded };
}
