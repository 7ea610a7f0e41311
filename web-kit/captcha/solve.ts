import type { Challenge } from '../../api/captcha.ts';
import type { Parameters, Solution } from './proofOfWork.ts';
import type { SearchMessage } from './proofOfWork.worker.ts';
import ProofOfWork from './proofOfWork.worker.ts?worker';

/** `expiresAt` is in milliseconds since the epoch. */
export type Solved = { payload: string; expiresAt: number };
/** Time limit in milliseconds. */
const patience = 90_000;

/**
 * Splits the search among workers: each tries every n-th counter, and the first to find a solution stops the others.
 */
async function race(parameters: Parameters, stop: AbortSignal): Promise<Solution> {
  const step = Math.min(4, navigator.hardwareConcurrency || 2);
  const workers = Array.from({ length: step }, () => new ProofOfWork());
  try {
    return await new Promise((resolve, reject) => {
      stop.addEventListener('abort', reject);
      setTimeout(reject, patience);
      for (const [start, worker] of workers.entries()) {
        worker.onerror = reject;
        worker.onmessage = ({ data }) => resolve(data);
        worker.postMessage({ parameters, start, step } satisfies SearchMessage);
      }
    });
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

/** Solves a challenge in workers. Throws when that takes longer than 90 s, or when `stop` aborts. */
export async function solve(challenge: Challenge, stop: AbortSignal): Promise<Solved> {
  // A test installation may run without a captcha; then there is nothing to solve.
  if ('off' in challenge) return { payload: 'off', expiresAt: Number.POSITIVE_INFINITY };
  const { parameters, signature } = challenge;
  const solution = await race(parameters, stop);
  return {
    payload: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })),
    expiresAt: (parameters.expiresAt ?? Number.POSITIVE_INFINITY) * 1000,
  };
}
