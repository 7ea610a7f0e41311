/** What a passkey is asked for: to sign in, or to be made. */
export const ceremonies = ['signIn', 'registration'] as const;
export type Ceremony = (typeof ceremonies)[number];

/**
 * How far a ceremony came in a browser. A page offers it and the browser begins it, which asks the person. It ends in one of
 * three ways: the person does not answer or says no, something fails, or the server accepts the passkey.
 */
export const passkeySteps = ['offered', 'begun', 'cancelled', 'failed', 'finished'] as const;
export type PasskeyStep = (typeof passkeySteps)[number];
