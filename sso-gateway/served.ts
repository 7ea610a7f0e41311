import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Host } from '../server-kit/http/request/hosts.ts';
import type { Issuer } from './issuer.ts';

/**
 * The provider of an organisation, what answers a request to it, and the headers that tell the library the address that
 * browsers use, whatever the request says.
 */
export type Served = Issuer & {
  provider: Provider;
  answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  forwarded: { 'x-forwarded-proto': string; 'x-forwarded-host': string };
};
export type Providers = (host: Host) => Promise<Served>;
