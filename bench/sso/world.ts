import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';

/** The store of a server's artefacts. */
export type Storage = 'memory' | 'sqlite' | 'postgres';
/** The content of our gateway's stores besides the one user who is measured. */
export type Size = { applications: number; users: number; grants: number };
export type Issued = { issue: 'AccessToken' | 'RefreshToken' | 'AuthorizationCode'; count: number };

/** A server that is measured: the library alone, or our gateway. */
export type Served = {
  answer: (req: IncomingMessage, res: ServerResponse) => unknown;
  host: string;
  clientId: string;
  secret: string;
  /** The cookie of a session in which somebody has signed in to a SAML application; empty where there is none. */
  cookie: string;
  samlApplication: string;
  /** Issues artefacts, each of a grant of its own, as sign-ins would. */
  issue: (asked: Issued) => Promise<string[]>;
  /** The ticket that hands over the sign-in for which a request waits. */
  ticket: (requestId: string) => Promise<string>;
  /** Revokes all tokens of one user. */
  revoke: () => Promise<unknown>;
};

/** The id and the secret of one of our gateway's applications, by its number. */
export const applicationAt = (n: number) => ({ id: `wiki-${n}`, secret: `${n}`.padStart(32, 'secret ') });
export const redirectUri = 'https://wiki.example/callback';
export const grantTypes = ['authorization_code', 'refresh_token', 'client_credentials'] as const;
/** The paths of our gateway, which the library alone uses too. */
export const routes = {
  authorization: '/openid/authorize',
  introspection: '/openid/introspect',
  jwks: '/openid/jwks',
  token: '/openid/token',
  userinfo: '/openid/userinfo',
} as const;

/** Issues artefacts, each of a grant of its own. */
export async function issue(
  provider: Provider,
  clientId: string,
  accountId: string,
  { issue: model, count }: Issued,
): Promise<string[]> {
  const client = (await provider.Client.find(clientId))!;
  const all: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const grant = new provider.Grant({ accountId, clientId });
    grant.addOIDCScope('openid email');
    const grantId = await grant.save();
    const Model = provider[model] as unknown as new (about: object) => { save: () => Promise<string> };
    const about = { client, accountId, grantId, redirectUri, scope: 'openid email', authTime: 1 };
    all.push(await new Model({ ...about, gty: 'authorization_code' }).save());
  }
  return all;
}
