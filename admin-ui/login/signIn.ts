import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { CallError, call, solveCaptcha } from '../../web-kit/call.ts';
import { createPasskey, finishing, getPasskey, PasskeyError } from '../../web-kit/passkeys/passkey.ts';
import { texts } from './texts.ts';

type Typed = { username: string; password: string };
type Begun = Pick<ReplyOf<Calls, 'POST /admin/passkeyLogin'>, 'options' | 'transactionId'>;
/**
 * Checks the password. After many wrong ones for this account, or in total, the server demands a proof of work, which
 * the browser then solves.
 */
async function checkPassword(typed: Typed) {
  try {
    return await call('POST /admin/adminLogin', typed);
  } catch (error) {
    if (!(error instanceof CallError) || error.refusal !== 'session.proof') throw error;
    const { payload: captcha } = await solveCaptcha();
    return call('POST /admin/adminLogin', { ...typed, captcha });
  }
}

/** Replaces the browser's message for a cancelled ceremony, which says too little here. */
async function orSay<T>(work: Promise<T>, message: string): Promise<T> {
  return work.catch((error) => {
    if (error instanceof PasskeyError && error.why === 'cancelled')
      throw new Error(message, { cause: error });
    throw error;
  });
}

const use = (begun: Begun) =>
  finishing(
    begun,
    (options) => orSay(getPasskey(options), texts.notUsed),
    (answer) => call('POST /admin/verify-passkeyLogin-assertion', answer),
  );

/** Signs in with any staff passkey that this device offers. */
export const signInByPasskey = async () => use(await call('POST /admin/passkeyLogin', {}));

/** Signs in by password and passkey; the first sign-in makes the passkey. */
export async function signInByPassword(typed: Typed) {
  const begun = await checkPassword(typed);
  if (begun.step === 'passkey') return use(begun);
  const credential = await orSay(createPasskey(begun.options), texts.notMade);
  return call('POST /admin/verify-enrol-attestation', { credential, transactionId: begun.transactionId });
}
