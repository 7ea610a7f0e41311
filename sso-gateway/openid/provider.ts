import Provider from 'oidc-provider';
import { deviceGrant } from '../../domain/application/settings/oidc.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { type Issuer, sessionCookie } from '../issuer.ts';
import { showsPages } from '../look/library.ts';
import { lookOf } from '../look/look.ts';
import { groupsTold } from './accounts.ts';
import { configurationOf } from './configuration.ts';
import { tellsCustomClaims } from './customClaims.ts';
import { limitsDeviceCodes, withSession } from './device.ts';
import {
  afterSignOut,
  afterWrites,
  boundedQuery,
  inOwnLook,
  inspectedGroups,
  type Published,
  type SignedOut,
  tagged,
} from './middleware.ts';
import { postedQuery } from './postedQuery.ts';

type SecretClient = { clientSecret?: string | undefined };
type OwnClient = SecretClient & {
  clientAuthMethod: string;
  kept_secret?: string | null;
  kept_until?: string;
};

/**
 * Makes a client secret count only when it comes in the way that the application has registered (RFC 7591 section 2), and
 * for a while the one that it has replaced. The library takes one secret, in any way.
 */
export function exactAuthentication(provider: Provider, clock: Kit['clock']) {
  const { prototype } = provider.Client as unknown as {
    prototype: { compareClientSecret: (this: OwnClient, secret: string) => boolean };
  };
  const compare: (this: SecretClient, secret: string) => boolean = prototype.compareClientSecret as never;
  prototype.compareClientSecret = function (secret) {
    const isBasic = /^basic /i.test(Provider.ctx?.get('authorization') ?? '');
    const used = isBasic ? 'client_secret_basic' : 'client_secret_post';
    if (used !== this.clientAuthMethod) return false;
    if (compare.call(this, secret)) return true;
    const { kept_secret: kept, kept_until: until = '' } = this;
    return Boolean(kept) && clock() < Date.parse(until) && compare.call({ clientSecret: kept! }, secret);
  };
}

/**
 * Lets an application have the grant of devices (RFC 8628 section 3.4) if it was registered for it. The library refuses to
 * register it where subjects differ by application, unless the application has keys of its own.
 */
function devicesAllowed(provider: Provider) {
  const { prototype } = provider.Client as unknown as {
    prototype: { grantTypeAllowed: (this: { device_flow?: boolean }, type: string) => boolean };
  };
  const allowed = prototype.grantTypeAllowed;
  prototype.grantTypeAllowed = function (type) {
    return type === deviceGrant ? this.device_flow === true : allowed.call(this, type);
  };
}

/**
 * Makes the OpenID provider of an organisation, whose tokens the first of the keys signs. What it publishes is kept in
 * `documents`.
 */
export async function providerOf(
  kit: Kit,
  about: Issuer,
  kids: readonly string[],
  signedOut: SignedOut,
  documents: Published,
): Promise<Provider> {
  const { organisationId, issuer } = about;
  const { name, options: cookie } = sessionCookie(issuer);
  const cookieKeys = kit.vault.derive('openid cookies').map((key) => key.toString('base64url'));
  const provider = new Provider(issuer, await configurationOf(kit, about, { kids, cookieKeys }));
  // The address of the caller's side is set from the configuration before a request gets here.
  provider.proxy = true;
  // What follows replaces methods of the library, which is why a test names its version.
  exactAuthentication(provider, kit.clock);
  devicesAllowed(provider);
  tellsCustomClaims(provider);
  provider.use(showsPages(lookOf(kit, organisationId)));
  provider.use(postedQuery);
  provider.use(boundedQuery);
  provider.use(tagged(documents));
  provider.use(inOwnLook);
  provider.use(afterWrites(kit.log));
  provider.use(withSession(name, cookie));
  provider.use(limitsDeviceCodes(kit, organisationId));
  provider.use(inspectedGroups((accountId, clientId) => groupsTold(kit, accountId, clientId)));
  provider.use(afterSignOut(signedOut));
  provider.on('server_error', (_, error) => kit.log.error({ err: error }, 'the OpenID provider failed'));
  const cutOff = (err: Error) => kit.log.info({ err }, 'a request to the OpenID provider was cut off');
  provider.on('error' as never, cutOff as never);
  return provider;
}
