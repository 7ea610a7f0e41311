import type { Actor } from '../domain/kit.ts';

/** Ids of what an event happened under; folds key by them, tenancy compares them. */
export type Ancestors = {
  organisationId?: string;
  applicationId?: string;
  userId?: string;
  operatorId?: string;
};
/** Sealed values of one event for one subject and kind (AES-256-GCM), bound to the event id. */
export type Sealed = { subject: string; kind: 'personal' | 'secret'; keyId: string; blob: string };

/** What `execute` stamps on every event. */
export type Metadata = Ancestors & {
  version: number;
  /** ISO time by the executor's clock. */
  at: string;
  actor: Actor;
  /** The call behind it, its HTTP method and path, and its body without marked fields. */
  call?: string;
  method?: string;
  path?: string;
  request?: unknown;
  /** Milliseconds from the request's arrival to the decision. */
  decidedIn?: number;
  correlationId: string;
  causationId?: string;
  /** `<kind>-<hash>` of what the stream holds from this event on; one of a kind at most. */
  claims?: string[];
  sealed?: Sealed[];
};
/** Where a command comes from. `ip` and `userAgent` are sealed, all else is stored as it is. */
export type Origin = {
  actor: Actor;
  correlationId: string;
  call?: string;
  method?: string;
  path?: string;
  request?: unknown;
  ip?: string | undefined;
  userAgent?: string | undefined;
  causationId?: string;
  /** Milliseconds since the epoch when the request came in. */
  receivedAt?: number;
  /** Makes event ids repeatable: the same caller, call and key give the same ids. */
  idempotencyKey?: string | undefined;
};
