import { setTimeout as pause } from 'node:timers/promises';

export type Reaching = {
  /** Called with the reason why a store cannot be used yet, at once and then once a minute. */
  tell: (line: string) => void;
  now?: () => number;
  /** Milliseconds between two attempts. */
  rest?: number;
};
type Trouble = {
  /** Throws what ends the waiting, if that is so of this error. */
  endsWith: (error: unknown) => Promise<unknown> | undefined;
  /** What is told while the trouble lasts. */
  line: (error: unknown) => string | Promise<string>;
};
const minute = 60_000;

/** Runs the first work on a store, again and again while its trouble is temporary. */
export async function untilReached<T>(
  work: () => Promise<T>,
  { endsWith, line }: Trouble,
  { tell, now = Date.now, rest = 1000 }: Reaching,
): Promise<T> {
  for (let toldAt = Number.NEGATIVE_INFINITY; ; await pause(rest))
    try {
      return await work();
    } catch (error) {
      await endsWith(error);
      if (now() - toldAt < minute) continue;
      toldAt = now();
      tell(await line(error));
    }
}
