import { randomUUID } from 'node:crypto';
import { eventTypes } from '../../domain/aggregates.ts';
import { EventKindsUsed, InstallationFounded, LossAccepted } from '../../domain/installation/events.ts';
import type { Happened } from '../../domain/kit.ts';
import { CannotStartError } from '../cannotStart.ts';
import type { Metadata } from '../metadata.ts';
import { type EventStore, type NewEvent, WrongExpectedRevisionError } from '../port.ts';

/** How this release writes the log. A log of a higher format is not opened. */
export const logFormat = 1;
export const installationStream = 'installation-log';

/** What a log says of itself: whose it is, which key hashes its claims, and what a release must know to read it. */
export type Identity = {
  installation: string;
  hashKey: string;
  format: number;
  /** `<type>@<version>` of the events in it that were appended since it has an identity. */
  kinds: Set<string>;
};

/** The identity of a log; undefined when it is empty, or was written by a release that gave none. */
export async function identityOf(store: Pick<EventStore, 'readStream'>): Promise<Identity | undefined> {
  let identity: Identity | undefined;
  const kinds = new Set<string>();
  for await (const event of store.readStream(installationStream)) {
    if (event.unreadable) throw new CannotStartError(`The log is damaged: ${event.unreadable.message}`);
    const { type, data } = event;
    const told = data as { installation?: string; hashKey?: string; format?: number; kinds?: string[] };
    const { installation = '', hashKey = '', format = 0 } = told;
    if (type === InstallationFounded.type) identity ??= { installation, hashKey, format, kinds };
    if (type === EventKindsUsed.type) for (const kind of told.kinds ?? []) kinds.add(kind);
    // A later release says by an event of its own that it has raised the format.
    if (identity) identity.format = Math.max(identity.format, format);
  }
  return identity;
}

/** Gives a log its identity if it has none: a new one, or one that a release without identities wrote. */
export async function foundInstallation(store: EventStore, hashKey: string): Promise<Identity> {
  const known = await identityOf(store);
  if (known) return known;
  const founded = InstallationFounded({ installation: randomUUID(), hashKey, format: logFormat });
  try {
    await store.append(installationStream, [byTheStart(founded)], 'no_stream');
  } catch (error) {
    // Another process that starts at the same moment was faster.
    if (!(error instanceof WrongExpectedRevisionError)) throw error;
  }
  return (await identityOf(store))!;
}

/** Leaves in the log that its owner went on although it lacks events that had been read. */
export const noteLoss = (store: EventStore, head: number, projected: number) =>
  store.append(installationStream, [byTheStart(LossAccepted({ head, projected }))], 'any');

function byTheStart(happened: Happened): NewEvent {
  const actor = { role: 'system', id: 'start' } as const;
  const metadata: Metadata = { version: 1, at: new Date().toISOString(), actor, correlationId: 'start' };
  return { id: randomUUID(), ...happened, metadata };
}

/** The kinds of events in a log that this release does not know. */
export const unknownKinds = ({ kinds }: Identity): string[] =>
  [...kinds].filter((kind) => {
    const [type, version] = kind.split('@') as [string, string];
    return (eventTypes.get(type)?.version ?? 0) < Number(version);
  });

/** The same log; the first event of each kind is announced before it is appended, so that an older release can tell. */
export function announcing(store: EventStore, { kinds }: Pick<Identity, 'kinds'>): EventStore {
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
    async append(stream, events, expected) {
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
      return store.append(stream, events, expected);
    },
    readStream: (...what) => store.readStream(...what),
    readAll: (...what) => store.readAll(...what),
    subscribeToAll: (...what) => store.subscribeToAll(...what),
    head: () => store.head(),
    close: () => store.close(),
  };
}
