import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type Provider from 'oidc-provider';
import type { FamilyName } from '../domain/families/families.ts';
import type { Host } from '../server-kit/http/request/hosts.ts';
import type { Issuer } from './issuer.ts';
import type { LookFor } from './look/look.ts';

/**
 * The provider of an organisation, how its pages are shown, what answers a request to it, its tryouts, and the headers that
 * tell the library the address that browsers use, whatever the request says.
 */
export type Served = Issuer & {
  provider: Provider;
  look: LookFor;
  tryouts: OpenidTryouts;
  answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  forwarded: { 'x-forwarded-proto': string; 'x-forwarded-host': string };
};
export type Providers = (host: Host) => Promise<Served>;
/** Finds the organisation of a request's host, and answers for it. */
export type ServedBy = (
  answer: (served: Served, req: Request, res: Response) => Promise<unknown>,
) => RequestHandler;

/** The tryouts of an organisation's OpenID applications. */
export type OpenidTryouts = {
  /** The provider that answers them, made when the first one begins. */
  provider: () => Promise<Provider>;
  /** What a request of a tryout asks for; undefined for all other requests. */
  asked: (requestId: string) => Promise<Asked | undefined>;
};

/** A tryout, and the member of the team who tries the sign-in. */
export type AskedTryout = { id: string; triedBy: string };
/**
 * A request's application, and the user name that the application expects; empty when anybody may sign in. A request of a
 * tryout says so.
 */
export type Asked = { appId: string; loginHint: string; tryout?: AskedTryout | undefined };
/** A protocol of single sign-on. */
export type Protocol = {
  /** The family of the applications that use it. */
  family: FamilyName;
  /** Finds an application's request that waits for a sign-in. Refuses when it has expired or ended. */
  find: (served: Served, requestId: string) => Promise<Asked>;
  /** The endpoints at the root of organisations' hosts. Other paths are left to the next handler. */
  endpoints: (served: ServedBy) => RequestHandler;
};
