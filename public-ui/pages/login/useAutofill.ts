import { useEffect, useRef } from 'react';
import { solveCaptcha } from '../../../web-kit/call.ts';
import { autofillAvailable, cancelPasskey, PasskeyError } from '../../../web-kit/passkeys/passkey.ts';
import type { SignedIn } from '../phone/request.ts';
import { beginSignIn, finishSignIn } from './signIn.ts';

/** Milliseconds after which new options are fetched, because a transaction lives for two minutes. */
const renewAfter = 105_000;

type Listeners = { onSignedIn: (result: SignedIn) => void; onError: (error: unknown) => void };

const visible = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/** Offers passkeys once; resolves to the outcome, or to null when the options became too old. */
async function offer(stop: AbortSignal) {
  const { payload } = await solveCaptcha();
  if (stop.aborted) return null;
  const begun = await beginSignIn({ captcha: payload });
  if (stop.aborted) return null;
  let old = false;
  const timer = setTimeout(() => {
    old = true;
    cancelPasskey();
  }, renewAfter);
  stop.addEventListener('abort', () => old || cancelPasskey(), { once: true });
  try {
    return await finishSignIn(begun, { conditional: true });
  } catch (error) {
    if (old) return null;
    throw error;
  } finally {
    old = true;
    clearTimeout(timer);
  }
}

/** Offers this device's passkeys in the suggestions of the e-mail field while `on`, in browsers that support it. */
export function useAutofill(on: boolean, listeners: Listeners): void {
  const latest = useRef(listeners);
  latest.current = listeners;
  useEffect(() => {
    if (!on) return;
    const stop = new AbortController();
    const { signal } = stop;
    (async () => {
      if (!(await autofillAvailable())) return;
      while (!signal.aborted) {
        await visible();
        if (signal.aborted) return;
        const result = await offer(signal);
        if (result) return latest.current.onSignedIn(result);
      }
    })().catch((error) => {
      // It ends silently without a passkey, when another ceremony starts, or when no server is reached, because the
      // person has not asked for anything yet.
      const asked = !(error instanceof PasskeyError) && error instanceof Error && 'errorCode' in error;
      if (asked && !signal.aborted) latest.current.onError(error);
    });
    return () => stop.abort();
  }, [on]);
}
