import { type Parameters, solve } from './proofOfWork.ts';

/** The one message that a worker receives; it replies with the solution. */
export type SearchMessage = { parameters: Parameters; start: number; step: number };

self.addEventListener(
  'message',
  async ({ data: { parameters, start, step } }: MessageEvent<SearchMessage>) => {
    postMessage(await solve(parameters, start, step));
  },
);
// A rejected promise alone raises no error event on the worker.
self.addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});
