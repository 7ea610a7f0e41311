import { patiently } from '../api/patience.ts';
import { codes, LatchkeyError } from './error.ts';
import { appId, base, isConfigured, language } from './setup.ts';
import { words } from './words.ts';

type Solver = typeof import('./solver.ts');
type Challenge = { off?: true } & Parameters<Solver['solved']>[0];

/** The longest time in seconds that a call waits by itself. */
const patience = 10;

const addressOf = (step: string) => `${base()}/api/sdk/${encodeURIComponent(appId())}/${step}`;
const json = { 'content-type': 'application/json' };

/**
 * Has the platform count how far a passkey came in this browser, by platform and family of the browser. It is sent even
 * when the page is left at the same moment, and nothing waits for it.
 */
export function tell(ceremony: 'signIn' | 'registration', step: string): void {
  const body = JSON.stringify({ ceremony, step });
  const sent = { method: 'POST', credentials: 'omit', keepalive: true, headers: json, body } as const;
  if (isConfigured()) fetch(addressOf('step'), sent).catch(() => undefined);
}

/**
 * Makes one call of the platform for this application. With `once` a lost reply is fetched by repeating the call, which
 * still takes effect only once. When the platform asks to wait for a few seconds, because there are too many calls at the
 * moment, the call waits and is repeated, at most three times; likewise with a proof of work when the platform asks for
 * one. Throws LatchkeyError.
 */
export async function call<T>(step: string, body: object, once = false): Promise<T> {
  if (!isConfigured()) throw new LatchkeyError(codes.unconfigured, words.unconfigured);
  const key = once ? { 'idempotency-key': crypto.randomUUID() } : {};
  const ask = (proof: Record<string, string>) =>
    fetch(addressOf(step), {
      method: 'POST',
      credentials: 'omit',
      headers: { ...json, 'accept-language': language(), ...key, ...proof },
      body: JSON.stringify(body),
    });
  const lost = (error: unknown) => {
    throw new LatchkeyError(codes.unreachable, words.unreachable, error);
  };
  const { answer, body: reply } = await patiently({ patience, prove: proof }, async (proved) => {
    const answer = await ask(proved).catch(once ? () => ask(proved).catch(lost) : lost);
    return { answer, body: await answer.json().catch(() => ({})) };
  });
  if (answer.ok) return reply as T;
  throw refused(answer.status, reply);
}

type Refused = { errorCode?: number; errorMessage?: string; refusal?: string };
const refused = (status: number, reply: Refused) =>
  Object.assign(new LatchkeyError(reply.errorCode ?? status, reply.errorMessage ?? words.wrong), {
    refusal: reply.refusal,
    status,
  });

/**
 * Solves a proof of work, which a registration needs, and a sign-in after many failed ones from this address. The solver
 * is loaded on demand, so that pages which only sign in stay small.
 */
export async function proof(): Promise<string> {
  const challenge = await call<Challenge>('challenge', {});
  if (challenge.off) return 'off';
  const { solved }: Solver = await import(/* @vite-ignore */ `${base()}/sdk/solver.js`).catch((error) => {
    throw new LatchkeyError(codes.unreachable, words.unreachable, error);
  });
  return solved(challenge);
}
