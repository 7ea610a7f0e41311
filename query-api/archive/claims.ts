import { formsOf } from '../../domain/addresses.ts';
import { limitKinds, type UniqueKind } from '../../domain/claims.ts';
import { groupKeys } from '../../domain/group/commands.ts';
import { addressKeys } from '../../domain/person/commands.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import type { EventStore, RecordedEvent } from '../../event-store/port.ts';
import type { Vault } from '../../event-store/vault/vault.ts';
import type { WrittenClaim } from './format.ts';

type Reading = { store: EventStore; vault: Vault };

/** All texts in some data. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** The values that an aggregate with these texts may have claimed, by the rules of its commands. */
const candidates: Partial<Record<UniqueKind, (text: string, above: string[]) => string[]>> = {
  email: formsOf,
  username: (text, above) => above.flatMap((applicationId) => usernameKeys(applicationId, text)),
  'person.address': (text, above) => above.flatMap((organisationId) => addressKeys(organisationId, text)),
  'group.name': (text, above) => above.flatMap((organisationId) => groupKeys(organisationId, text)),
  'person.entry': (text, above) => above.map((organisationId) => `${organisationId}:${text}`),
  'radius.address': (text, above) => above.map((organisationId) => `${organisationId} ${text}`),
};

/**
 * The claims of an event with their values. The log has only keyed hashes of values, so they are found among the texts of
 * the stream up to this event. Those of erased people are left out: they hold nothing any more.
 */
export async function claimsOf({ store, vault }: Reading, event: RecordedEvent): Promise<WrittenClaim[]> {
  const { claims = [] } = event.metadata as Metadata;
  const named = claims.map((name) => {
    const at = name.indexOf('-');
    return { name, kind: name.slice(0, at), rest: name.slice(at + 1) };
  });
  const unique = named.filter(({ kind }) => !(kind in limitKinds));
  const texts = new Set<string>();
  const above = new Set<string>();
  if (unique.length) {
    const there = store.readStream(event.streamId, { maxCount: event.revision + 1 });
    const opened = await vault.open((await Array.fromAsync(there)).filter(({ unreadable }) => !unreadable));
    for (const { data, metadata } of opened) {
      const { organisationId, applicationId } = metadata as Metadata;
      for (const text of textsIn(data)) texts.add(text);
      for (const id of [organisationId, applicationId, (data as { applicationId?: unknown }).applicationId])
        if (typeof id === 'string') above.add(id);
    }
  }
  return named.flatMap(({ name, kind, rest }): WrittenClaim[] => {
    if (kind in limitKinds) return [{ kind, of: rest }];
    for (const text of texts)
      for (const value of candidates[kind as UniqueKind]?.(text, [...above]) ?? [text])
        if (`${kind}-${vault.hash(kind, value)}` === name) return [{ kind, value }];
    return [];
  });
}
