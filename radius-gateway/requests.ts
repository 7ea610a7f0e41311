import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Made } from '../approvals/requests/open.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Attempt } from './attempts.ts';
import type { Client } from './clients/clients.ts';

/** What is derived of logins, so that every gateway finds the same: requests with their secrets, and States of challenges. */
export function requestsBy({ vault }: Pick<Kit, 'vault'>) {
  const [key] = vault.derive('radius requests') as [Buffer];

  const derived = (...from: string[]) => createHmac('sha256', key).update(JSON.stringify(from)).digest();
  const secretOf = (id: string) => derived('secret', id).toString('base64url');
  /**
   * Derives a request from the client, the authenticator and the user, so that a repeated packet finds the request that
   * the first one opened, also at another gateway and after a restart.
   */
  function madeFor(client: Client, { authenticator, username }: Attempt): Made {
    const id = derived('id', client.id, authenticator.toString('hex'), username).toString('base64url');
    return { id, secret: secretOf(id), number: 10 + (derived('number', id).readUInt32BE(0) % 90) };
  }
  /** The State of a challenge: the request, and a proof that it belongs to this client and user. */
  const stateOf = (id: string, client: Client, username: string) =>
    `${id}.${derived('state', id, client.id, username).toString('base64url')}`;
  /** Whether a State is one that this client got for this user. */
  function fits(client: Client, username: string, state: string) {
    const [id = ''] = state.split('.');
    const [right, given] = [Buffer.from(stateOf(id, client, username)), Buffer.from(state)];
    return right.length === given.length && timingSafeEqual(right, given);
  }

  return { derived, secretOf, madeFor, stateOf, fits };
}
