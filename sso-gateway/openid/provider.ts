import Provider from 'oidc-provider';
import { deviceGrant } from '../../domain/application/settings/oidc.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { type Issuer, sessionCookie, sessionSeconds } from '../issuer.ts';
import { isFirst } from '../once.ts';
import { rememberClients } from './clients.ts';
import { configurationOf } from './configuration.ts';
import { cookieSigner } from './cookieSigner.ts';
import { keepsNewSessions, limitsDeviceCodes } from './device.ts';
import { afterSignOut, afterWrites, boundedQuery, inOwnLook, type SignedOut, tagged } from './middleware.ts';
import { postedQuery } from './postedQuery.ts';

/** Lets an application have the grant of devices if it was registered for it. */
function devicesAllowed(provider: Provider) {
  const { prototype } = provider.Client as unknown as {
    prototype: { grantTypeAllowed: (this: { device_flow?: boolean }, type: string) => boolean };
  };
  const allowed = prototype.grantTypeAllowed;
  prototype.grantTypeAllowed = function (type) {
    return type === deviceGrant ? this.device_flow === true : allowed.call(this, type);
  };
}

/** Makes a client secret count only when it comes in the way that the application has registered. */
function exactAuthentication(provider: Provider) {
  const { prototype } = provider.Client as unknown as {
    prototype: {
      clientAuthMethod: string;
      compareClientSecret: (this: { clientAuthMethod: string }, secret: string) => boolean;
    };
  };
  const compare = prototype.compareClientSecret;
  prototype.compareClientSecret = function (secret) {
    const isBasic = /^basic /i.test(Provider.ctx?.get('authorization') ?? '');
    const used = isBasic ? 'client_secret_basic' : 'client_secret_post';
    return used === this.clientAuthMethod && compare.call(this, secret);
  };
}

/** Makes the OpenID provider of an organisation, whose tokens the first of the keys signs. */
export async function providerOf(
  kit: Kit,
  about: Issuer,
  kids: readonly string[],
  signedOut: SignedOut,
): Promise<Provider> {
  const { organisationId, issuer } = about;
  const { name, options: cookie } = sessionCookie(issuer);
  const cookieKeys = kit.vault.derive('openid cookies').map((key) => key.toString('base64url'));
  const provider = new Provider(issuer, await configurationOf(kit, about, { kids, cookieKeys }));
  // The address of the caller's side is set from the configuration before a request gets here.
  provider.proxy = true;
  Object.assign(provider, { keys: cookieSigner(cookieKeys) });
  exactAuthentication(provider);
  rememberClients(provider, kit, about);
  devicesAllowed(provider);
  keepsNewSessions(provider, { name, options: cookie, seconds: sessionSeconds });
  // The library would tell applications once and without our guard; a reaction to the event of the sign-out does so.
  Object.assign(provider.Client.prototype, { backchannelLogout: async () => undefined });
  // The library's own check lets two proofs pass that come at the same moment.
  Object.assign(provider.ReplayDetection, {
    unique: (clientId: string, jti: string, seconds: number) =>
      isFirst(kit, 'openid proof', `${organisationId} ${clientId} ${jti}`, seconds * 1000),
  });
  provider.use(postedQuery);
  provider.use(boundedQuery);
  provider.use(tagged);
  provider.use(inOwnLook);
  provider.use(afterWrites(kit.log));
  provider.use(limitsDeviceCodes(kit, organisationId));
  provider.use(afterSignOut(signedOut));
  provider.on('server_error', (_, error) => kit.log.error({ err: error }, 'the OpenID provider failed'));
  const cutOff = (err: Error) => kit.log.info({ err }, 'a request to the OpenID provider was cut off');
  provider.on('error' as never, cutOff as never);
  return provider;
}
