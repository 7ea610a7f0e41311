import type { Ceremony, PasskeyStep } from '../../domain/signIns/passkeySteps.ts';

type Told = (ceremony: Ceremony, step: PasskeyStep) => void;
let hearer: Told = () => undefined;

/** Has somebody hear how far the passkeys of this page come. Without it nobody does. */
export function hearSteps(told: Told) {
  hearer = told;
}
/** Tells how far a passkey came. */
export const tellStep: Told = (ceremony, step) => hearer(ceremony, step);
/** What a passkey is asked for by these options: only those to make one name the site that it is for. */
export const ceremonyOf = ({ rp }: { rp?: unknown }): Ceremony => (rp ? 'registration' : 'signIn');
