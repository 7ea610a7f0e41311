import { usernameIn } from '../domain/radiusClient/names.ts';
import { mustSeal } from '../domain/radiusClient/radiusClient.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Client, Clients } from './clients/clients.ts';
import { attribute, code } from './protocol/codes.ts';
import { decoded, onlyValueOf, type Packet, textOf } from './protocol/packet.ts';
import { isAuthentic, revealPassword, sealingOf } from './protocol/seals.ts';

/** A client, and the secret that verified its packet. */
export type Verified = { client: Client; secret: Buffer };

/** The client of a packet, or the reason why it gets no reply. */
export type Verdict = Verified | 'unknown client' | 'seal';

/** The first of those whom a packet fits; undefined if they belong to several organisations, so that none may have it. */
const onlyOf = (fitting: readonly Verified[]) =>
  fitting.every(({ client }) => client.organisationId === fitting[0]!.client.organisationId)
    ? fitting[0]
    : undefined;

/** Finds the client of a packet by its address, and by the secret that verifies the packet. */
export function verifier(
  { clock, log }: Pick<Kit, 'clock' | 'log'>,
  clients: Clients,
  logins: { fits: (client: Client, username: string, state: string) => boolean },
) {
  const warned = new Map<string, number>();

  /** Warns about a client once a minute at most. */
  function warn(client: Client, message: string) {
    const now = clock();
    if ((warned.get(client.id) ?? Number.NEGATIVE_INFINITY) > now - 60_000) return;
    if (warned.size > 1_000) warned.clear();
    warned.set(client.id, now);
    log.warn({ radiusClient: client.id, application: client.applicationId }, message);
  }

  /** The clients at an address with their secrets. */
  async function knownAt(address: string): Promise<Verified[]> {
    const known: Verified[] = [];
    for (const client of clients.at(address)) {
      const secret = await clients.secretOf(client);
      if (secret) known.push({ client, secret });
    }
    return known;
  }

  /**
   * The client at the address whose secret verifies the packet. Clients of other organisations at the address, whoever
   * added them, do not matter. Without anything to verify it is the only one that need not seal its packets.
   */
  const verified = async (packet: Packet, address: string): Promise<Verdict> =>
    chosen(packet, await knownAt(address));

  /** Whether a packet without a seal shows that its client has the secret, or got a State from here. */
  function isProven(packet: Packet, { client, secret }: Verified): boolean {
    const hidden = onlyValueOf(packet, attribute.userPassword);
    const clear = hidden && revealPassword(hidden, packet.authenticator, secret);
    if (clear) return decoded(clear) !== null;
    const [username, state] = [attribute.userName, attribute.state].map((type) => textOf(packet, type));
    if (!username || !state) return false;
    return logins.fits(client, usernameIn(username.trim(), client.state.settings?.names), state);
  }
  function chosen(packet: Packet, known: Verified[]): Verdict {
    if (!known.length) return 'unknown client';
    if (packet.code === code.accountingRequest)
      return onlyOf(known.filter(({ secret }) => isAuthentic(packet, secret))) ?? 'seal';
    if (packet.sealedAt !== null)
      return onlyOf(known.filter(({ secret }) => sealingOf(packet, secret) === 'right')) ?? 'seal';
    if (packet.code === code.statusServer) return 'seal';
    const trusting = known.filter(({ client }) => !mustSeal(client.state));
    if (trusting.length === 1) return trusting[0]!;
    const proven = onlyOf(trusting.filter((each) => isProven(packet, each)));
    if (proven) return proven;
    for (const { client } of known)
      warn(client, 'a RADIUS request without a Message-Authenticator was dropped');
    return 'seal';
  }
  return { verified, warn };
}
export type Verifier = ReturnType<typeof verifier>;
