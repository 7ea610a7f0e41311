import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { aggregates } from '../../domain/aggregates.ts';
import { type Aggregate, type EventType, lives, ref, type State } from '../../domain/kit.ts';
import { logFormat } from '../../event-store/identity/identity.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import { sqliteKeyStore } from '../../event-store/vault/keys.ts';
import { sealed } from '../../event-store/vault/seal.ts';
import { openVault } from '../../event-store/vault/vault.ts';

// Writes the stored log of a release: `./node.sh test/stored/write.ts`, once, just before the release. Each aggregate has
// one stream with all of its events. The events that end one come last, so that rows exist until then.

const { version: release } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const at = '2026-01-01T00:00:00.000Z';
/** The ids of streams, and of what events name. */
const ids: Record<string, string> = {
  ...{
    organisation: 'acme',
    application: 'shop',
    user: 'grace',
    person: 'grace-hopper',
    operator: 'ada',
    plan: 'team',
    device: 'phone',
  },
  ...{
    organisationId: 'acme',
    applicationId: 'shop',
    userId: 'grace',
    personId: 'grace-hopper',
    operatorId: 'ada',
    planId: 'team',
  },
  ...{ deviceId: 'phone', ownerId: 'grace', subjectId: 'grace', subject: 'somebody' },
};
const settings = {
  ...{ kind: 'web', name: 'Shop', logo: '', origins: ['https://shop.example'], tokenValidityTime: 120_000 },
  ...{ invitedOnly: false, samePlatformAuth: true, remotePlatformAuth: true, multipleDeviceAllowed: true },
  wordpressPluginEnabled: false,
};
const directory = {
  ...{ server: 'ldap.acme.example', port: 636, security: 'ldaps', certificate: '', baseDn: 'dc=acme' },
  ...{
    bindDn: 'cn=reader',
    filter: 'uid',
    attributes: ['cn'],
    passwordAttribute: 'userPassword',
    syncHours: 0,
  },
};
const client = {
  ...{
    name: 'VPN',
    address: '10.0.0.1',
    authType: 'inApp',
    messageAuthenticator: 'required',
    answers: 'wait',
  },
  names: 'withoutDomain',
};
/** Values of fields whose schema does not say enough. */
const given: Record<string, unknown> = { settings, directory, RadiusClientChanged: { settings: client } };
const texts = [
  at,
  '2026-01-01',
  '2026-01',
  'https://shop.example',
  randomUUID(),
  'ada@acme.example',
  '10.0.0.1',
  'text',
  'A',
  '1',
  '',
];

type Parts = {
  type: string;
  shape: Record<string, z.ZodType>;
  element: z.ZodType;
  innerType: z.ZodType;
  keyType: z.ZodType;
  valueType: z.ZodType;
  options: z.ZodType[];
  entries: Record<string, unknown>;
  values: unknown[];
};
/** A value that the schema of a field takes. */
function sample(schema: z.ZodType, name: string): unknown {
  const parts = schema._zod.def as unknown as Parts;
  const first = (all: unknown[]) => all.find((each) => schema.safeParse(each).success);
  if (name in given && first([given[name]])) return given[name];
  const named = ids[name] ?? (/(?:At|[uU]ntil|since)$/.test(name) ? at : name);
  switch (parts.type) {
    case 'object':
      return Object.fromEntries(Object.entries(parts.shape).map(([key, each]) => [key, sample(each, key)]));
    case 'array':
      return first([[sample(parts.element, name)], []]);
    case 'record':
      return { [String(sample(parts.keyType, name))]: sample(parts.valueType, name) };
    case 'union':
      return sample(parts.options[0]!, name);
    case 'enum':
      return Object.values(parts.entries)[0];
    case 'literal':
      return parts.values[0];
    case 'boolean':
      return false;
    case 'number':
      return first([1, 10, 100, 1000, 0, -1]);
    case 'string':
      return first([named, ...texts]);
    default:
      return parts.innerType ? sample(parts.innerType, name) : name;
  }
}

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
