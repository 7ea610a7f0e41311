import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '../../domain/kit.ts';
import type { Records } from '../../event-store/records/records.ts';
import { type Host, hostKey } from '../http/request/hosts.ts';

export type Sessions = {
  /**
   * Starts a session that is valid on this host only and ends with the device that opened it. Returns its token, which
   * is stored nowhere.
   */
  start(actor: Actor, on: { host: Host; browser?: string | undefined } & SignInOf): Promise<string>;
  /** The actor with this token on this host; null when the token is unknown or its session has ended. */
  find(token: string | undefined, host: Host): Promise<Actor | null>;
  /** The owner of a session, including one that ended with all others of its owner, organisation or device. */
  whose(token: string | undefined, host: Host): Promise<Whose | null>;
  end(token: string | undefined): Promise<void>;
  /** An actor's open sessions, newest first. */
  listOf(actorId: string): Promise<OpenSession[]>;
  /** The name that `listOf` gives the session with this token. */
  nameOf(token: string): string;
  /** Ends one of an actor's sessions by its name; false when there is none with that name. */
  endOne(actorId: string, name: string): Promise<boolean>;
  /**
   * Ends all sessions of an actor. With `openedBy`, in milliseconds since the epoch, those that were opened later go on: what
   * ended the earlier ones may have been taken back meanwhile.
   */
  endAllOf(actorId: string, openedBy?: number): Promise<void>;
  endAllOfOrganisation(organisationId: string, openedBy?: number): Promise<void>;
  endAllOfDevice(deviceId: string, openedBy?: number): Promise<void>;
  endAllOfTransaction(transactionId: string): Promise<void>;
};
/** The device and the transaction of the sign-in that opens a session, if there are any. */
export type SignInOf = { deviceId?: string | undefined; transactionId?: string | undefined };
/** A session's owner, the device and transaction that opened it, if there were any, and when. */
export type Whose = {
  actor: Actor;
  deviceId: string | null;
  transactionId: string | null;
  startedAt: number;
};
type OpenSession = {
  name: string;
  startedAt: number;
  usedAt: number;
  expiresAt: number;
  deviceId: string | null;
  /** The browser and its platform, for people to read. */
  browser: string | null;
};

const minute = 60_000;
const hour = 60 * minute;
/** The longest life of a session, in milliseconds from the sign-in. */
const lasts = (actor: Actor) => (actor.role === 'admin' ? 8 * hour : longest);
const longest = 12 * hour;
const idle = 2 * hour;
/** The most sessions of one person that are listed. Ending all of them also ends the ones beyond this number. */
const mostListed = 100;

/**
 * A session is several records with one id: the session itself, its last use, and one each for its owner, organisation,
 * device and transaction, grouped by that. All must exist, so dropping any group ends the session, and writing the last
 * use can never revive a session that was ended in the meantime. The grouped ones all last as long, so that their expiry
 * tells when the session was opened.
 */
const kinds = {
  session: 'session',
  person: 'session-person',
  member: 'session-organisation',
  device: 'session-device',
  transaction: 'session-transaction',
  use: 'session-use',
} as const;
type Stored = { actor: Actor; host: string; expiresAt: number; browser?: string } & SignInOf;

/** Keeps sessions in the records, which hold only hashes of their tokens. */
export function sessionsOf(records: Records, clock: () => number = Date.now): Sessions {
  const use = (id: string, { expiresAt }: Stored) =>
    records.put(kinds.use, id, clock(), { expiresAt: Math.min(clock() + idle, expiresAt) });

  const stored = async (token: string | undefined, host: Host) => {
    const session = isToken(token) ? await records.get<Stored>(kinds.session, idOf(token)) : undefined;
    return session?.host === hostKey(host) ? session : undefined;
  };

  const drop = async (id: string) => {
    for (const kind of Object.values(kinds)) await records.drop(kind, id);
  };
  const endGroup = (kind: string, group: string, openedBy?: number) =>
    records.dropGroup(kind, group, openedBy === undefined ? undefined : openedBy + longest);
  async function describe(name: string): Promise<OpenSession | null> {
    const [session, usedAt] = [
      await records.get<Stored>(kinds.session, name),
      await records.get<number>(kinds.use, name),
    ];
    if (!session || usedAt === undefined) return null;
    const { actor, expiresAt, deviceId = null, browser = null } = session;
    return { name, startedAt: expiresAt - lasts(actor), usedAt, expiresAt, deviceId, browser };
  }

  return {
    async start(actor, { host, deviceId, transactionId, browser }) {
      const token = randomBytes(32).toString('base64url');
      const id = idOf(token);
      const session: Stored = {
        ...{ actor, host: hostKey(host), expiresAt: clock() + lasts(actor) },
        ...(deviceId && { deviceId }),
        ...(browser && { browser }),
        ...(transactionId && { transactionId }),
      };
      const { organisationId } = actor;
      const expiresAt = clock() + longest;
      await use(id, session);
      if (organisationId) await records.put(kinds.member, id, true, { expiresAt, group: organisationId });
      if (deviceId) await records.put(kinds.device, id, true, { expiresAt, group: deviceId });
      if (transactionId) await records.put(kinds.transaction, id, true, { expiresAt, group: transactionId });
      await records.put(kinds.person, id, true, { expiresAt, group: actor.id });
      await records.put(kinds.session, id, session, { expiresAt: session.expiresAt });
      return token;
    },
    async find(token, host) {
      const session = await stored(token, host);
      if (!session) return null;
      const id = idOf(token!);
      if (!(await records.get(kinds.person, id))) return null;
      if (session.actor.organisationId && !(await records.get(kinds.member, id))) return null;
      if (session.deviceId && !(await records.get(kinds.device, id))) return null;
      if (session.transactionId && !(await records.get(kinds.transaction, id))) return null;
      const usedAt = await records.get<number>(kinds.use, id);
      if (usedAt === undefined) return null;
      // Once a minute is exact enough and saves a write per request. Reading goes on even when writing fails.
      if (clock() - usedAt >= minute) await use(id, session).catch(() => undefined);
      return session.actor;
    },
    async whose(token, host) {
      const session = await stored(token, host);
      if (!session) return null;
      const { actor, deviceId = null, transactionId = null, expiresAt } = session;
      return { actor, deviceId, transactionId, startedAt: expiresAt - lasts(actor) };
    },
    async end(token) {
      if (isToken(token)) await drop(idOf(token));
    },
    async listOf(actorId) {
      const names = await records.idsOf(kinds.person, actorId, mostListed);
      const open = await Promise.all(names.map(describe));
      return open.flatMap((each) => each ?? []).sort((a, b) => b.startedAt - a.startedAt);
    },
    nameOf: idOf,
    async endOne(actorId, name) {
      const session = await records.get<Stored>(kinds.session, name);
      if (session?.actor.id !== actorId) return false;
      await drop(name);
      return true;
    },
    endAllOf: (actorId, openedBy) => endGroup(kinds.person, actorId, openedBy),
    endAllOfOrganisation: (organisationId, openedBy) => endGroup(kinds.member, organisationId, openedBy),
    endAllOfDevice: (deviceId, openedBy) => endGroup(kinds.device, deviceId, openedBy),
    endAllOfTransaction: (transactionId) => records.dropGroup(kinds.transaction, transactionId),
  };
}

const isToken = (token: string | undefined): token is string => /^[\w-]{43}$/.test(token ?? '');
const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');
