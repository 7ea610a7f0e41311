import { randomUUID } from 'node:crypto';
import { eventTypes } from '../../domain/aggregates.ts';
import { EventKindsUsed, InstallationFounded, LossAccepted } from '../../domain/installation/events.ts';
import { type Happened, upcast } from '../../domain/kit.ts';
import { CannotStartError } from '../cannotStart.ts';
import type { Metadata } from '../metadata.ts';
import { type ClaimingStore, type EventStore, type NewEvent, WrongExpectedRevisionError } from '../port.ts';

/** The format in which this release writes the log. Logs of another format are not opened. */
export const logFormat = 2;
export const installationStream = 'installation-log';

/**
 * The identity of a log: its installation, the key that hashes its claims, and the event types that a release must know
 * to read it.
 */
export type Identity = {
  installation: string;
  hashKey: string;
  format: number;
  /** `<type>@<version>` of the events appended since the log has had an identity. */
  kinds: Set<string>;
};

/** The identity of a log; undefined when it has none. */
export async function identityOf(store: Pick<EventStore, 'readStream'>): Promise<Identity | undefined> {
  let identity: Identity | undefined;
  const kinds = new Set<string>();
  for await (const event of store.readStream(installationStream)) {
    if (event.unreadable) throw new CannotStartError(`The log is damaged: ${event.unreadable.message}`);
    const { type, data, metadata } = event;
    const declared = type === InstallationFounded.type && InstallationFounded;
    const facts = (declared ? upcast(declared, data, (metadata as Metadata).version) : data) as {
      installation?: string;
      hashKey?: string;
      format?: number;
      kinds?: string[];
    };
    const { installation = '', hashKey = '', format = 0 } = facts;
    if (declared) identity ??= { installation, hashKey, format, kinds };
    if (type === EventKindsUsed.type) for (const kind of facts.kinds ?? []) kinds.add(kind);
    // A later release raises the format with an event of its own.
    if (identity) identity.format = Math.max(identity.format, format);
  }
  return identity;
}

/** Gives a new log its identity. */
export async function foundInstallation(store: EventStore, hashKey: string): Promise<Identity> {
  const known = await identityOf(store);
  if (known) return known;
  const founded = InstallationFounded({ installation: randomUUID(), hashKey, format: logFormat });
  // 0.1.0 looks at no format of its own number, and refuses a log with kinds of events that it does not know.
  const used = EventKindsUsed({ kinds: [`${founded.type}@${InstallationFounded.version}`] });
  try {
    await store.append(installationStream, [founded, used].map(byTheStart), 'no_stream');
  } catch (error) {
    // Another process that started at the same moment came first.
    if (!(error instanceof WrongExpectedRevisionError)) throw error;
  }
  return (await identityOf(store))!;
}

/** Records in the log that its owner accepted the loss of events that had been read. */
export const noteLoss = (store: EventStore, head: number, projected: number) =>
  store.append(installationStream, [byTheStart(LossAccepted({ head, projected }))], 'any');

function byTheStart(happened: Happened): NewEvent {
  const actor = { role: 'system', id: 'start' } as const;
  const { version } = eventTypes.get(happened.type)!;
  const metadata: Metadata = { version, at: new Date().toISOString(), actor, correlationId: 'start' };
  return { id: randomUUID(), ...happened, metadata };
}

/** The kinds of events in a log that this release does not know. */
export const unknownKinds = ({ kinds }: Identity): string[] =>
  [...kinds].filter((kind) => {
    const [type, version] = kind.split('@') as [string, string];
    return (eventTypes.get(type)?.version ?? 0) < Number(version);
  });

/**
 * Wraps a log so that the first event of each kind is announced before it is appended, which lets an older release
 * notice it.
 */
export function announcing(store: ClaimingStore, { kinds }: Pick<Identity, 'kinds'>): ClaimingStore {
  const underWay = new Map<string, Promise<unknown>>();
  const kindOf = ({ type, metadata }: NewEvent) =>
    `${type}@${(metadata as Partial<Metadata> | undefined)?.version ?? 1}`;

  async function announce(fresh: string[]) {
    const event = byTheStart(EventKindsUsed({ kinds: fresh }));
    const announced = store.append(installationStream, [event], 'any');
    for (const kind of fresh) underWay.set(kind, announced);
    try {
      await announced;
      for (const kind of fresh) kinds.add(kind);
    } finally {
      for (const kind of fresh) underWay.delete(kind);
    }
  }
  return {
    soleWriter: store.soleWriter,
    claims: store.claims,
    async append(stream, events, ...rest) {
      const missing = new Set(
        events
          .filter(({ type }) => eventTypes.has(type))
          .map(kindOf)
          .filter((kind) => !kinds.has(kind)),
      );
      if (missing.size) {
        const fresh = [...missing].filter((kind) => !underWay.has(kind));
        await Promise.all([...missing].map((kind) => underWay.get(kind)));
        if (fresh.length) await announce(fresh);
      }
      return store.append(stream, events, ...rest);
    },
    readStream: (...what) => store.readStream(...what),
    readAll: (...what) => store.readAll(...what),
    subscribeToAll: (...what) => store.subscribeToAll(...what),
    head: () => store.head(),
    close: () => store.close(),
  };
}
