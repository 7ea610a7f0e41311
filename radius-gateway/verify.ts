import { mustSeal } from '../domain/radiusClient/radiusClient.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Client, Clients } from './clients/clients.ts';
import { code } from './protocol/codes.ts';
import type { Packet } from './protocol/packet.ts';
import { isAuthentic, sealingOf } from './protocol/seals.ts';

/** A client, and the secret that verified its packet. */
export type Verified = { client: Client; secret: Buffer };

/** The client of a packet, or the reason why it gets no reply. */
export type Verdict = Verified | 'unknown client' | 'seal';

/** Finds the client of a packet by its address, and by the secret that verifies the packet. */
export function verifier({ clock, log }: Pick<Kit, 'clock' | 'log'>, clients: Clients) {
  const warned = new Map<string, number>();

  /** Warns about a client once a minute at most. */
  function warn(client: Client, message: string) {
    const now = clock();
    if ((warned.get(client.id) ?? Number.NEGATIVE_INFINITY) > now - 60_000) return;
    if (warned.size > 1_000) warned.clear();
    warned.set(client.id, now);
    log.warn({ radiusClient: client.id, application: client.applicationId }, message);
  }

  /** The clients at an address with their secrets: at once when all secrets have been read. */
  function knownAt(address: string): Verified[] | Promise<Verified[]> {
    const known: Verified[] = [];
    for (const client of clients.at(address)) {
      const secret = clients.secretOf(client);
      if (secret instanceof Promise) return readAt(address);
      known.push({ client, secret });
    }
    return known;
  }
  async function readAt(address: string): Promise<Verified[]> {
    const known: Verified[] = [];
    for (const client of clients.at(address)) {
      const secret = await clients.secretOf(client);
      if (secret) known.push({ client, secret });
    }
    return known;
  }

  /** The client at the address whose secret verifies the packet, or the only one that need not seal it. */
  function verified(packet: Packet, address: string): Verdict | Promise<Verdict> {
    const known = knownAt(address);
    return known instanceof Promise ? known.then((read) => chosen(packet, read)) : chosen(packet, known);
  }
  function chosen(packet: Packet, known: Verified[]): Verdict {
    if (!known.length) return 'unknown client';
    if (packet.code === code.accountingRequest)
      return known.find(({ secret }) => isAuthentic(packet, secret)) ?? 'seal';
    if (packet.sealedAt !== null)
      return known.find(({ secret }) => sealingOf(packet, secret) === 'right') ?? 'seal';
    if (packet.code === code.statusServer) return 'seal';
    const trusting = known.filter(({ client }) => !mustSeal(client.state));
    if (trusting.length === 1) return trusting[0]!;
    for (const { client } of known)
      warn(client, 'a RADIUS request without a Message-Authenticator was dropped');
    return 'seal';
  }
  return { verified, warn };
}
export type Verifier = ReturnType<typeof verifier>;
