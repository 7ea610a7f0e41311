import { type Parameters, solve } from './proofOfWork.ts';

/** What a worker is asked, once. It answers with the solution. */
export type Asked = { parameters: Parameters; start: number; step: number };

self.addEventListener('message', async ({ data: { parameters, start, step } }: MessageEvent<Asked>) => {
  postMessage(await solve(parameters, start, step));
});
// a failure in the promise is no error event by itself
self.addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});
