import { base, call } from './call.ts';
import { codes, LatchkeyError } from './error.ts';

type Solver = typeof import('./solver.ts');
type Challenge = { off?: true } & Parameters<Solver['solved']>[0];

/**
 * The proof of work that a registration needs. Its solver is loaded on demand, so that pages which only sign in stay
 * small.
 */
export async function proof(): Promise<string> {
  const challenge = await call<Challenge>('challenge', {});
  if (challenge.off) return 'off';
  const { solved }: Solver = await import(/* @vite-ignore */ `${base()}/sdk/solver.js`).catch((error) => {
    throw new LatchkeyError(codes.unreachable, 'The sign-in service cannot be reached', error);
  });
  return solved(challenge);
}
