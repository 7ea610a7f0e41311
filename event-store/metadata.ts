import type { Actor } from '../domain/kit.ts';

/** Ids of an event's ancestors. Folds use them as keys, and tenancy checks compare them. */
export type Ancestors = {
  organisationId?: string;
  applicationId?: string;
  personId?: string;
  userId?: string;
  operatorId?: string;
};
/** Sealed values of one event for one subject and kind (AES-256-GCM), bound to the event id. */
export type Sealed = { subject: string; kind: 'personal' | 'secret'; keyId: string; blob: string };

/** The metadata that `execute` adds to every event. */
export type Metadata = Ancestors & {
  version: number;
  /** ISO time by the executor's clock. */
  at: string;
  actor: Actor;
  /** The call that caused it: its HTTP method, path, and body without marked fields. */
  call?: string;
  method?: string;
  path?: string;
  request?: unknown;
  /** Milliseconds from the request's arrival to the decision. */
  decidedIn?: number;
  correlationId: string;
  causationId?: string;
  /** It happened in another installation, whose reactions have answered it, but for what was to be done later. */
  imported?: true;
  /** `<kind>-<hash>` of the claims that the stream holds from this event on, at most one of a kind. */
  claims?: string[];
  sealed?: Sealed[];
  /** How many keys the key store held, at least, when the values were sealed. */
  keys?: number;
};
/** The call of the events with which an import ends. */
export const importCall = 'npm run import';
/** The source of a command: its actor, call and address. `ip` and `userAgent` are sealed; the rest is stored in the clear. */
export type Provenance = {
  actor: Actor;
  correlationId: string;
  call?: string;
  method?: string;
  path?: string;
  request?: unknown;
  ip?: string | undefined;
  userAgent?: string | undefined;
  /** ISO 3166-1 alpha-2, as the proxy in front says. */
  country?: string | undefined;
  causationId?: string;
  /** Time of the request's arrival, in milliseconds since the epoch. */
  receivedAt?: number;
  /** Makes event ids repeatable: the same caller, call and key give the same ids. */
  idempotencyKey?: string | undefined;
  /** The change is based on what was read at this position, and refused if somebody has changed that since. */
  unchangedSince?: number | undefined;
  /** Stands for what was asked (8 hexadecimal digits), so that another request under the same key is noticed. */
  content?: string | undefined;
};

/** What the log keeps in the clear of a command's source, and when its request arrived. */
export function noted(provenance: Provenance) {
  const {
    ip: _,
    userAgent: __,
    country: ___,
    idempotencyKey: ____,
    unchangedSince: _____,
    content: ______,
    ...rest
  } = provenance;
  return rest;
}

/**
 * The source of a further command that one request gives to the same aggregate: with the idempotency key it would be
 * taken for a repeat, and after the first command the aggregate is no longer as it was read.
 */
export function further({ idempotencyKey: _, unchangedSince: __, ...again }: Provenance): Provenance {
  return again;
}
