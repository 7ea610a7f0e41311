import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aggregates } from '../../domain/aggregates.ts';
import { type Aggregate, type EventType, lives, ref, type State } from '../../domain/kit.ts';
import { logFormat } from '../../event-store/identity/identity.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import { sqliteKeyStore } from '../../event-store/vault/keys.ts';
import { sealed } from '../../event-store/vault/seal.ts';
import { openVault } from '../../event-store/vault/vault.ts';
import { at, ids, sample } from './samples.ts';

// Writes the stored log of a release: `./node.sh test/stored/write.ts`, once, just before the release. Each aggregate has
// one stream with all of its events. The events that end one come last, so that rows exist until then.

const { version: release } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'stored-'));
const vault = await openVault(sqliteKeyStore(join(folder, 'keys.db')), [randomBytes(32)]);
const actor = { role: 'operator', id: 'ada', organisationId: 'acme' } as const;
const above = { organisationId: 'acme', applicationId: 'shop', userId: 'grace', personId: 'grace-hopper' };

async function lineOf(of: Aggregate, declared: EventType) {
  const target = ref(of, ids[of.name] ?? `${of.name}-1`);
  const metadata = { version: declared.version, at, actor, correlationId: 'stored', ...above };
  const happened = declared(sample(declared.schema, declared.type) as never);
  const source = { actor, correlationId: 'stored', ip: '192.0.2.1', userAgent: 'Firefox' };
  const event = await sealed(vault, target, randomUUID(), happened, metadata, source);
  return { stream: `${of.name}-${target.id}`, ...event };
}

type Line = Awaited<ReturnType<typeof lineOf>>;
const lasting: Line[] = [];
const ending: Line[] = [];
for (const of of aggregates) {
  const events = new Map((Object.values(of.events) as EventType[]).map((each) => [each.type, each]));
  let state: State = of.initial;
  for (const [type, apply] of Object.entries(
    of.evolve as Record<string, (state: State, data: unknown) => State>,
  )) {
    const line = await lineOf(of, events.get(type)!);
    const next = apply(state, line.data);
    const isEnd = lives(state) && !lives(next);
    (isEnd ? ending : lasting).push(line);
    if (!isEnd) state = next;
  }
}
const lines = [...lasting, ...ending];
const subjects = new Set(
  lines.flatMap(({ metadata }) => ((metadata as Metadata).sealed ?? []).map(({ subject }) => subject)),
);
const head = { release, format: logFormat, keys: await vault.keysOf([...subjects]) };
const file = new URL(`${release}.jsonl`, import.meta.url);
writeFileSync(file, [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''));
await vault.close();
