import type { Used } from '../approvals/networkCodes.ts';
import type { SigningIn } from '../approvals/networks/asking.ts';
import { lookAt } from '../approvals/requests/look.ts';
import { statusAt } from '../domain/transaction/transaction.ts';
import { usernameKeys } from '../domain/usernames/username.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Client } from './clients/clients.ts';

/** A packet by which somebody signs in. */
export type Attempt = SigningIn & {
  /** Decrypts the password, which may be a code from the user's page; null when it is not readable. */
  password: () => string | null;
  authenticator: Buffer;
};

const kind = 'radius attempt';
/** The time for which an attempt is remembered, in milliseconds: the life of a request, and the time for repeats. */
const lasts = 155_000;

/**
 * Remembers for all gateways which request the packets of a login belong to. A client that tries again, or the next
 * server of its list, sends another packet while the person is still being asked. `derive` makes keys that reveal nothing.
 */
export function attempts(kit: Kit, derive: (...from: string[]) => Buffer) {
  const { records, clock } = kit;
  const underway = new Map<string, Promise<unknown>>();

  const packetOf = (client: Client, { authenticator, username }: Attempt) =>
    derive('packet', client.id, authenticator.toString('hex'), username).toString('base64url');
  /**
   * Attempts of one login come from the same client, user and address of the user. The typed password tells apart people
   * whose address the client does not report: nobody may slip in with the approval of another's login.
   */
  const loginOf = ({ id, applicationId }: Client, { username, callingFrom, password }: Attempt) => {
    const name = usernameKeys(applicationId, username)[0]!;
    return derive('login', id, name, callingFrom ?? '', password() ?? '').toString('base64url');
  };
  const keep = (key: string, id: string) => records.put(kind, key, id, { expiresAt: clock() + lasts });
  const isPending = async (id: string) => {
    const { state } = await lookAt(kit, id, true);
    return state.opened !== null && statusAt(state, clock()) === 'pending';
  };

  /** The request that a packet belongs to: `own`, unless it belongs to that of an earlier attempt. */
  async function find(client: Client, login: Attempt, own: string): Promise<string> {
    if ((await lookAt(kit, own)).state.opened) return own;
    const known = await records.get<string>(kind, packetOf(client, login));
    if (known) return known;
    const earlier = await records.get<string>(kind, loginOf(client, login));
    if (!earlier || !(await isPending(earlier))) return own;
    await keep(packetOf(client, login), earlier);
    return earlier;
  }

  return {
    /**
     * Resolves with the request that a packet belongs to. A packet that begins a login opens its own, by `open`; other
     * packets of the login wait for that.
     */
    async requestOf(client: Client, login: Attempt, own: string, open: () => Promise<void>): Promise<string> {
      const key = loginOf(client, login);
      while (underway.has(key)) await underway.get(key)!.catch(() => undefined);
      const opening = (async () => {
        const id = await find(client, login, own);
        if (id !== own) return id;
        await keep(key, own);
        await open();
        return own;
      })();
      underway.set(key, opening);
      try {
        return await opening;
      } finally {
        underway.delete(key);
      }
    },
    /** Whether a packet was the one that entered by a request, and is repeated. */
    isOf: async (client: Client, login: Attempt, id: string) =>
      (await records.get(kind, packetOf(client, login))) === id,
    /**
     * What a code in a packet came to, which `use` finds out once: the client may repeat the packet at another gateway when
     * the answer was lost, and the code is used up by then.
     */
    async codeIn(client: Client, login: Attempt, use: () => Promise<Used>): Promise<Used> {
      const { authenticator, username, password } = login;
      const packet = derive('code', client.id, authenticator.toString('hex'), username, password() ?? '');
      const key = packet.toString('base64url');
      const known = await records.get<Used>(kind, key);
      if (known) return known;
      const used = await use();
      if (used !== 'none') await records.put(kind, key, used, { expiresAt: clock() + lasts });
      return used;
    },
    /** Notes that a packet entered by a request. */
    entered: (client: Client, login: Attempt, id: string) => keep(packetOf(client, login), id),
  };
}
