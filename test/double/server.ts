import type { Metadata, sendUnaryData } from '@grpc/grpc-js';
import type { EventStore } from '../../event-store/port.ts';
import type { Node } from './cluster.ts';
import type { Users } from './users.ts';

/** The current faults. All can be changed while the double runs. */
export type Mischief = {
  /** Offers BatchAppend, as servers since 21.10 do. */
  batchAppend: boolean;
  /** Commits this many further appends without answering them. */
  losesAnswers: number;
  /** Answers a repeated `no_stream` append as a conflict. */
  forgetsIds: boolean;
  /** Omits the log position from answers to appends. */
  noPosition: boolean;
  /** Writes an event of its own after each append. */
  systemEvents: boolean;
  /** Stores appends at once, but indexes and answers them only after this resolves. */
  indexesAfter: Promise<void> | null;
  /** Confirms subscriptions, but sends no events. */
  mute: boolean;
  /** Ends this many further subscriptions as too slow instead of sending their events. */
  dropsSubscriptions: number;
  /** Resets this many further reads before their first event. */
  resetsReads: number;
  /** Commits this many further appends, and resets their calls instead of answering them. */
  resetsAppends: number;
  /** Names another node as leader. */
  leader: Node | null;
  /** Permitted callers; null permits everything to everybody. The client sends credentials over TLS only. */
  users: Users | null;
};
/** Timeouts in milliseconds; the server gives up committing an append after 2000. */
export type Timeouts = { commit: number };
export type Call = { getPeer(): string; emit(event: 'error', error: object): boolean; metadata: Metadata };
type Counted = 'append' | 'batchAppend' | 'dropped' | 'read' | 'subscribe' | 'gossip' | 'sent' | 'open';
export type Server = {
  log: EventStore;
  mischief: Mischief;
  /** Calls received, repeats dropped, events sent, and reads and subscriptions still open. */
  counts: Record<Counted, number>;
  /** Called when a subscription begins (1) or ends (-1). */
  followed(more: number): void;
  /** Ids of events that are stored but not indexed yet, with their streams. */
  indexing: Set<string>;
  timeouts: Timeouts;
  /** Maximum size of one append in bytes: EVENTSTORE_MAX_APPEND_SIZE. */
  maxAppendSize: number;
  /** Whether the call was already answered with an error, or never will be answered. */
  // biome-ignore lint/suspicious/noExplicitAny: the type of any call's answer
  refuses(call: Call, answer?: sendUnaryData<any>): boolean;
  isDeafTo(call: Call): boolean;
};
