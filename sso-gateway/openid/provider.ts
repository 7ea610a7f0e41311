import Provider from 'oidc-provider';
import type { Kit } from '../../server-kit/kit.ts';
import { type Issuer, sessionCookie } from '../issuer.ts';
import { showsPages } from '../look/library.ts';
import { lookOf } from '../look/look.ts';
import { groupsTold } from './accounts.ts';
import { takesClients } from './clients.ts';
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
import { notesPhones } from './phoneSessions.ts';
import { postedQuery } from './postedQuery.ts';

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
  // These two replace methods of the library, which is why a test names its version.
  takesClients(provider);
  tellsCustomClaims(provider);
  provider.use(showsPages(lookOf(kit, organisationId)));
  provider.use(postedQuery);
  provider.use(boundedQuery);
  provider.use(tagged(documents));
  provider.use(inOwnLook);
  provider.use(notesPhones(kit, organisationId));
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
