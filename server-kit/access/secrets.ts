import { randomBytes } from 'node:crypto';
import { application } from '../../domain/application/application.ts';
import { ApplicationSecretSet } from '../../domain/application/events.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import { boundedCache } from '../../event-store/cache.ts';
import type { Executor } from '../../event-store/executor/execute.ts';
import type { EventStore, RecordedEvent } from '../../event-store/port.ts';
import type { Vault } from '../../event-store/vault/vault.ts';

export type Secrets = {
  /** An application's current secret of this name; null when there is none. */
  read(applicationId: string, name: string): Promise<string | null>;
  /** A secret of an application by its id, whether it counts or not; null when there is none. */
  open(applicationId: string, secretId: string): Promise<string | null>;
  /** Notes an event of an application that was just read, so that a secret in it is opened without another read. */
  passes(event: RecordedEvent): void;
};

/** A new secret of 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

const mostOpen = 5_000;
/** How many sealed secrets that were just read are noted. It is more than what requests need at once. */
const mostPassing = 500;
type Named = { secretId: string };

/** Opens secrets of applications from their streams, newest first. Some stay open in memory. */
export function secretsOf({
  store,
  vault,
  executor,
}: {
  store: EventStore;
  vault: Vault;
  executor: Executor;
}): Secrets {
  const cache = boundedCache<string>(mostOpen);
  const passing = boundedCache<RecordedEvent>(mostPassing);
  async function find(applicationId: string, secretId: string): Promise<RecordedEvent | undefined> {
    const stream = streamOf(ref(application, applicationId));
    for await (const event of store.readStream(stream, { direction: 'backwards' }))
      if (event.type === ApplicationSecretSet.type && (event.data as Named).secretId === secretId)
        return event;
    return undefined;
  }
  async function open(applicationId: string, secretId: string): Promise<string | null> {
    const known = cache.get(secretId);
    if (known !== undefined) return known;
    const event = passing.get(secretId) ?? (await find(applicationId, secretId));
    if (!event) return null;
    passing.delete(secretId);
    const [opened] = await vault.open([event], ['secret']);
    const { value } = opened!.data as { value: string | null };
    if (value !== null) cache.set(secretId, value);
    return value;
  }
  return {
    open,
    passes(event) {
      if (event.type === ApplicationSecretSet.type && !event.unreadable)
        passing.set((event.data as Named).secretId, event);
    },
    async read(applicationId, name) {
      const { state } = await executor.look(ref(application, applicationId));
      const secretId = state.secrets[name];
      return secretId === undefined ? null : open(applicationId, secretId);
    },
  };
}
