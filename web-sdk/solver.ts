import { type Parameters, solve } from '../web-kit/proofOfWork.ts';

/** The browser derives keys beside the page's own thread: several searches at once keep its cores busy. */
const searches = 4;

/** Solves a challenge of the platform: base64 of the challenge with its solution. */
export async function solved(challenge: { parameters: Parameters }): Promise<string> {
  const over = new AbortController();
  const every = Array.from({ length: searches }, (_, start) =>
    solve(challenge.parameters, start, searches, over.signal),
  );
  const solution = await Promise.any(every);
  over.abort();
  return btoa(JSON.stringify({ challenge, solution }));
}
