import { codes, LatchkeyError } from './error.ts';

/** Where Latchkey is and which application this is; the script tag tells both. */
export type Setup = { baseUrl: string; appId: string };

// Only known while the script itself runs.
const tag = document.currentScript as HTMLScriptElement | null;
let setup: Setup = {
  baseUrl: tag?.src ? new URL('..', tag.src).href : '',
  appId: tag?.dataset.appId ?? '',
};

/** Sets what the script tag does not. */
export function configure(given: Partial<Setup>): void {
  setup = { ...setup, ...given };
}
export const isConfigured = () => Boolean(setup.baseUrl && setup.appId);

/** The platform's address, without a slash at its end. */
export const base = () => setup.baseUrl.replace(/\/$/, '');

/**
 * One call of the platform for this application. `once`: when its answer is lost it is asked again, and done once all the
 * same. Throws LatchkeyError.
 */
export async function call<T>(step: string, body: object, once = false): Promise<T> {
  const { appId } = setup;
  if (!isConfigured())
    throw new LatchkeyError(
      codes.unconfigured,
      'Latchkey needs the data-app-id of its script tag, or init()',
    );
  const key = once ? { 'idempotency-key': crypto.randomUUID() } : {};
  const ask = () =>
    fetch(`${base()}/api/sdk/${encodeURIComponent(appId)}/${step}`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', ...key },
      body: JSON.stringify(body),
    });
  const lost = (error: unknown) => {
    throw new LatchkeyError(codes.unreachable, 'The sign-in service cannot be reached', error);
  };
  const answer = await ask().catch(once ? () => ask().catch(lost) : lost);
  const reply = await answer.json().catch(() => ({}));
  if (answer.ok) return reply as T;
  throw new LatchkeyError(reply.errorCode ?? answer.status, reply.errorMessage ?? 'Something went wrong.');
}
