import { call } from '../../../web-kit/call.ts';
import { createPasskey } from '../../../web-kit/passkey.ts';
import { loadCountries } from '../../parts/lists.ts';
import type { Draft } from './draft.ts';
import { fullPhone } from './rules.ts';

/** Registration asked for, the passkey is still to be made. */
export async function beginRegistration(draft: Draft, captcha: string) {
  const country = (await loadCountries()).find(({ name }) => name === draft.country);
  const typed = Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  ) as Draft;
  return call('POST /registerOperator', {
    ...typed,
    isTermAndConditionAccepted: true,
    username: typed.email,
    phoneNumber: fullPhone(typed.phoneNumber, country?.dialCode),
    captcha,
  });
}

/** Makes the passkey and has it checked. Returns where the activation mail went and the token to resend it. */
export async function finishRegistration(
  username: string,
  begun: Awaited<ReturnType<typeof beginRegistration>>,
) {
  const credential = await createPasskey(begun.options);
  const { challenge, transactionId } = begun;
  return call('POST /verify-registerOperator-attestation', {
    username,
    credential,
    challenge,
    transactionId,
  });
}
