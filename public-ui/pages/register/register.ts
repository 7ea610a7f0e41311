import { call } from '../../../web-kit/call.ts';
import { language } from '../../../web-kit/language/language.ts';
import { createPasskey, finishing } from '../../../web-kit/passkeys/passkey.ts';
import { loadCountries } from '../../parts/lists.ts';
import type { Draft } from './draft.ts';
import { fullPhone } from './rules.ts';

/** The form's values as the server takes them. */
export async function formOf(draft: Draft) {
  const country = (await loadCountries()).find(({ name }) => name === draft.country);
  const typed = Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  ) as Draft;
  return {
    ...typed,
    language: language === 'qps' ? ('en' as const) : language,
    isTermAndConditionAccepted: true as const,
    username: typed.email,
    phoneNumber: fullPhone(typed.phoneNumber, country?.dialCode),
  };
}
/** Begins the registration; the passkey is made next. */
export const beginRegistration = async (draft: Draft, captcha: string) =>
  call('POST /registerOperator', { ...(await formOf(draft)), requestType: 'OPERATOR_REGISTER', captcha });

/**
 * Makes the passkey and has the server verify it. Returns the recipient of the activation mail and the token to resend
 * it.
 */
export async function finishRegistration(
  username: string,
  begun: Awaited<ReturnType<typeof beginRegistration>>,
) {
  return finishing(begun, createPasskey, (answer) =>
    call('POST /verify-registerOperator-attestation', { ...answer, username }),
  );
}
