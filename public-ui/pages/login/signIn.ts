import { call } from '../../../web-kit/call.ts';
import { finishing, getPasskey } from '../../../web-kit/passkeys/passkey.ts';

type Begin = { username?: string; captcha: string };
const requestType = 'OPERATOR_LOGIN';

/** Requests the options of a sign-in. Without a user name, any passkey of this device is accepted. */
export const beginSignIn = (how: Begin) => call('POST /loginOperator', { ...how, requestType });
type Begun = Awaited<ReturnType<typeof beginSignIn>>;

/**
 * Runs the ceremony on the device and has the server verify it. `conditional` shows it in the suggestions of the e-mail
 * field.
 */
export const finishSignIn = (begun: Begun, { conditional = false } = {}) =>
  finishing(
    begun,
    (options) => getPasskey(options, { conditional }),
    (answer) => call('POST /verify-loginOperator-assertion', answer),
  );
