import { createHash, randomUUID } from 'node:crypto';
import { usersNamed } from '../approvals/requests/open.ts';
import { limits } from '../domain/limits.ts';
import { ReportRadiusRestart, ReportRadiusSession } from '../domain/radiusAccounting/commands.ts';
import { accountingSpan } from '../domain/radiusAccounting/radiusAccounting.ts';
import { spelled } from '../domain/radiusClient/address.ts';
import { usernameIn } from '../domain/radiusClient/names.ts';
import type { Provenance } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Client } from './clients/clients.ts';
import { attribute } from './protocol/codes.ts';
import { decoded, numberOf, onlyValueOf, type Packet, textOf } from './protocol/packet.ts';

/** Values of Acct-Status-Type (RFC 2866 section 5.1) that say something about a session. */
const sessionStatus: Record<number, 'start' | 'stop' | 'interim'> = { 1: 'start', 2: 'stop', 3: 'interim' };
/** Accounting-On and Accounting-Off: the device starts or stops, so its sessions are over. */
const restarts = new Set([7, 8]);
/** Values of Acct-Terminate-Cause (RFC 2866 section 5.10), from 1. */
const causes = [
  ...['User-Request', 'Lost-Carrier', 'Lost-Service', 'Idle-Timeout', 'Session-Timeout', 'Admin-Reset'],
  ...['Admin-Reboot', 'Port-Error', 'NAS-Error', 'NAS-Request', 'NAS-Reboot', 'Port-Unneeded'],
  ...['Port-Preempted', 'Port-Suspended', 'Service-Unavailable', 'Callback', 'User-Error', 'Host-Request'],
];
/** The longest accepted delay between an event and its report, in seconds. */
const longestDelay = 86_400;

type Session = {
  status: 'start' | 'stop' | 'interim';
  session: string;
  username: string | null;
  seconds: number;
  received: number;
  sent: number;
  cause: string | null;
};
/**
 * The report of an Accounting-Request with the device that it comes from, or null if it does not say. One that concerns no
 * session is acknowledged, and not recorded.
 */
export type Report = { delay: number; nas: string | null } & (
  | ({ about: 'session' } & Session)
  | { about: 'restart' }
  | { about: 'nothing' }
);

/** A count of octets from its low and high 32 bits (RFC 2869 section 5.1). */
const octets = (low: number | null, high: number | null) =>
  Math.min((low ?? 0) + (high ?? 0) * 2 ** 32, Number.MAX_SAFE_INTEGER);

/**
 * The only value of a type as a name; null without one. Octets that are no text are written as hexadecimal digits, and so is
 * a text that looks like these.
 */
function nameIn(packet: Packet, type: number): string | null {
  const octets = onlyValueOf(packet, type);
  if (!octets?.length) return null;
  const text = decoded(octets);
  return text?.trim() && !text.startsWith('0x') ? text : `0x${octets.toString('hex')}`;
}
/** The only value of a type as an address of this many octets; null without one, and for one that is not set. */
function addressIn(packet: Packet, type: number, length: 4 | 16): string | null {
  const octets = onlyValueOf(packet, type);
  const isSet = octets?.length === length && octets.some(Boolean);
  return isSet ? spelled({ octets: [...octets], prefix: length * 8 }) : null;
}
/** The device that a request comes from, by its own account (RFC 2865 sections 5.4 and 5.32, RFC 3162 section 2.1). */
const nasIn = (packet: Packet): string | null =>
  nameIn(packet, attribute.nasIdentifier) ??
  addressIn(packet, attribute.nasIpAddress, 4) ??
  addressIn(packet, attribute.nasIpv6Address, 16);

/**
 * Reads the report in an Accounting-Request. One that lacks what it must have (RFC 2866 section 5.13), such as the id of a
 * session, is about nothing.
 */
export function reportIn(packet: Packet): Report {
  const number = (type: number) => numberOf(packet, type);
  const type = number(attribute.acctStatusType);
  const of = { delay: Math.min(number(attribute.acctDelayTime) ?? 0, longestDelay), nas: nasIn(packet) };
  if (type !== null && restarts.has(type)) return { about: 'restart', ...of };
  const status = type === null ? undefined : sessionStatus[type];
  const session = nameIn(packet, attribute.acctSessionId);
  // A client that got no reply would send the same for ever.
  if (!status || session === null) return { about: 'nothing', ...of };
  return {
    ...{ about: 'session', ...of, status, session, username: textOf(packet, attribute.userName) },
    seconds: number(attribute.acctSessionTime) ?? 0,
    received: octets(number(attribute.acctInputOctets), number(attribute.acctInputGigawords)),
    sent: octets(number(attribute.acctOutputOctets), number(attribute.acctOutputGigawords)),
    cause: status === 'stop' ? (causes[(number(attribute.acctTerminateCause) ?? 0) - 1] ?? null) : null,
  };
}

/** What tells a device or a session from others, no longer than a key of a table may be. */
const keyOf = (name: string) =>
  name.length <= limits.radiusKey ? name : `sha256 ${createHash('sha256').update(name).digest('base64url')}`;

/** Records reports of clients. Those of one client that come together are appended together. */
export function accounting(kit: Pick<Kit, 'executor' | 'clock'>) {
  return {
    /** Resolves once the report is durable, so that the client does not forget it before. */
    async record(client: Client, report: Report, ip: string) {
      if (report.about === 'nothing') return;
      const now = kit.clock();
      const happenedAt = new Date(now - report.delay * 1000).toISOString();
      // A device that does not say who it is can only be told by its address.
      const nas = keyOf(report.nas ?? ip);
      const about = { id: accountingSpan(client.id, now), clientId: client.id, nas, happenedAt };
      const provenance: Provenance = {
        actor: { role: 'system', id: 'radius' },
        correlationId: randomUUID(),
        call: 'RADIUS Accounting-Request',
        ip,
        receivedAt: now,
      };
      if (report.about === 'restart') {
        await kit.executor.execute(ReportRadiusRestart, about, provenance);
        return;
      }
      const { about: _, delay: __, nas: ___, username: sent, ...session } = report;
      const username = usernameIn(sent ?? '', client.state.settings?.names);
      const found = username ? await usersNamed(kit, client.applicationId, username) : [];
      const key = keyOf(JSON.stringify([nas, session.session]));
      const input = { ...about, ...session, key, userId: found.at(-1) ?? null };
      await kit.executor.execute(ReportRadiusSession, input, provenance);
    },
  };
}
export type Accounting = ReturnType<typeof accounting>;
