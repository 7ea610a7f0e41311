import type { IncomingMessage, ServerResponse } from 'node:http';

/** A response before or inside Express, with what is known of its request. */
export type Answering = ServerResponse & { locals?: { correlationId?: string; route?: string } };
/** A step on the way of a request, which works with and without Express. */
export type Step = (request: IncomingMessage, response: Answering, next: () => void) => void;

/** Makes one step of several, which are taken in turn until one does not go on. */
export const inTurn =
  (...steps: Step[]): Step =>
  (request, response, next) => {
    const go = (at: number): void =>
      at < steps.length ? steps[at]!(request, response, () => go(at + 1)) : next();
    go(0);
  };

/** The path of a request, without its query. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Facts about a response that earlier steps leave for later ones. */
export function localsOf(response: Answering): NonNullable<Answering['locals']> {
  response.locals ??= {};
  return response.locals;
}
