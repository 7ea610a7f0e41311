// biome-ignore-all lint/suspicious/noExplicitAny: a reaction knows its own event's data
import type { z } from 'zod';
import type { EventType } from '../../../domain/kit.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import type { Cause } from './cause.ts';

/** The progress of long work for one event, such as the deletion of all users of an application. */
export type Progress = { done: number; of: number };
export type Tell = (progress: Progress) => void;

export type Reaction = {
  name: string;
  types: readonly string[];
  react: (cause: Cause, kit: Kit, tell: Tell) => Promise<unknown>;
  /** When an event is due, in milliseconds since the epoch; without it, at once. Later events must be due later. */
  due?: ((data: any, cause: Cause) => number) | undefined;
  /** Whether an event of its types concerns it at all. */
  concerns?: ((data: any) => boolean) | undefined;
  /** What is done for an event does for all before it, so that those which still wait for their time are left out. */
  doesForEarlier?: boolean | undefined;
  /** Later events may be due earlier, so each is postponed until its own time by a note in the log. */
  anyOrder?: boolean | undefined;
  /**
   * It handles imported events too: what is left to do when an organisation leaves its installation is done in the next one.
   * What was done there already changes nothing.
   */
  alsoMoved?: boolean | undefined;
  /** The most events handled side by side, where not the usual number. */
  atOnce?: number | undefined;
  /** The most events that may wait for another try before no new one is begun, where not the usual number. */
  mostFailed?: number | undefined;
  /** Events are handled one after another. Otherwise only those of one stream are. */
  oneByOne?: boolean | undefined;
  /** The effect is outside the log and a repetition shows, as with a mail; so each one is remembered at once. */
  outside?: boolean | undefined;
};

/** Declares a reaction, the effect of an event outside the log or in other streams. It may run more than once. */
export const on = <E extends EventType<any, any>>(
  events: E | readonly E[],
  name: string,
  react: (
    cause: Cause<E extends EventType<string, infer S extends z.ZodType> ? z.output<S> : never>,
    kit: Kit,
    tell: Tell,
  ) => Promise<unknown>,
  due?: (
    data: E extends EventType<string, infer S extends z.ZodType> ? z.output<S> : never,
    cause: Cause,
  ) => number,
  options: Omit<Reaction, 'name' | 'types' | 'react' | 'due'> = {},
): Reaction => ({ name, types: [events].flat().map(({ type }) => type), react, due, ...options });

/** Returned when there was no outside effect, so that saving the progress can wait. */
export const nothing = Symbol('nothing');

/** Thrown when something outside, such as the mail server, is unavailable, which does not count against the event. */
export class AwayError extends Error {}

/** Thrown when another attempt cannot help, such as for a mail that the server refuses for good. */
export class FinalError extends Error {}
