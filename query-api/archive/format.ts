import { z } from 'zod';
import { roles } from '../../domain/kit.ts';

/** The files of a backup that only the passphrase opens. They are all that an import reads. */
export const sealedFiles = {
  manifest: 'restore/manifest.json',
  keys: 'restore/keys.jsonl',
  events: 'restore/events.jsonl',
} as const;
export const formatName = 'latchkey organisation';
/** The first version was that of 0.1.0, whose events no later release reads. */
export const formatVersion = 3;

/** What the archive is, as JSON in `restore/manifest.json`. */
export const manifest = z.object({
  format: z.literal(formatName),
  version: z.int(),
  /** The id of the installation that made it. */
  installation: z.string(),
  /** The domain that the passkeys belong to. */
  baseDomain: z.string(),
  organisationId: z.string(),
  madeAt: z.iso.datetime(),
});
export type Manifest = z.output<typeof manifest>;

/** One key in a line of `restore/keys.jsonl`, in base64. */
export const keyLine = z.object({
  subject: z.string(),
  keyId: z.string(),
  secret: z.base64().length(44),
});

/** What an aggregate holds from an event on: a unique value, or a place under a limit. */
const claim = z.union([
  z.object({ kind: z.string(), value: z.string() }),
  z.object({ kind: z.string(), of: z.string() }),
]);
export type WrittenClaim = z.output<typeof claim>;
const optional = z.string().optional();
/**
 * What the log keeps beside an event, which lists and the audit show without looking at it again. Whatever else a line has is
 * left out: the checksum, the number of keys and the claims are facts of the log that an event is in.
 */
const metadata = z.object({
  version: z.int().positive(),
  at: z.iso.datetime(),
  actor: z.object({ role: z.enum(roles), id: z.string(), organisationId: optional }),
  ...{ organisationId: optional, applicationId: optional, personId: optional, userId: optional },
  ...{ operatorId: optional, call: optional, method: optional, path: optional, causationId: optional },
  ...{ request: z.unknown().optional(), decidedIn: z.number().optional() },
  correlationId: z.string(),
  sealed: z
    .array(
      z.object({
        ...{ subject: z.string(), keyId: z.string(), blob: z.string() },
        kind: z.enum(['personal', 'secret']),
      }),
    )
    .optional(),
});
/** One event in a line of `restore/events.jsonl`, in the order of the log. Sealed values stay sealed. */
export const eventLine = z.object({
  stream: z.string(),
  id: z.uuid(),
  type: z.string(),
  data: z.unknown(),
  metadata,
  claims: z.array(claim),
});
export type EventLine = z.output<typeof eventLine>;
