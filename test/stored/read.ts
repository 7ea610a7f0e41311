import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Metadata } from '../../event-store/metadata.ts';
import type { RecordedEvent } from '../../event-store/port.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import type { TakenKey } from '../../event-store/vault/keyring.ts';
import { sqliteKeyStore } from '../../event-store/vault/keys.ts';
import { openVault, type Vault } from '../../event-store/vault/vault.ts';

const folder = import.meta.dirname;
/** The names of the logs of earlier releases, oldest first. */
export const storedLogs = globSync('*.jsonl', { cwd: folder }).sort();
type Head = { release: string; format: number; keys: TakenKey[] };
type Line = { stream: string; id: string; type: string; data: unknown; metadata: Metadata };

/** The events of a stored log as a store would give them, and what goes with them. */
export function readStored(file: string) {
  const [head, ...lines] = readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line)) as [Head, ...Line[]];
  const revisions = new Map<string, number>();
  const events = lines.map(({ stream, ...event }, n): RecordedEvent => {
    const revision = (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, revision);
    return { ...event, streamId: stream, revision, position: n + 1, recordedAt: new Date(event.metadata.at) };
  });
  return { head, events };
}
/** A vault with the keys of a stored log, until the test has ended. */
export async function vaultWith(keys: TakenKey[]): Promise<Vault> {
  const vault = await openVault(sqliteKeyStore(join(await tempFolder(), 'keys.db')), [randomBytes(32)]);
  onTestFinished(() => vault.close());
  await vault.adopt(keys);
  return vault;
}
