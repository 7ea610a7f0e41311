import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';

/**
 * The part of `createPasskey` that only registrations need, in a module of its own so that the sign-in page does not
 * load it.
 */
export const newPasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  startRegistration({ optionsJSON });
