import type { Tokens } from './tokens.ts';

const minutes = 60;
/** Who may ask for access, and to what: a person whose passkey answered there. */
export type HelpLink = { personId: string; applicationId: string };

/** The token that comes with the refusal of a sign-in, with which the person can ask for access. */
export const helpToken = ({ tokens }: { tokens: Tokens }, link: HelpLink) =>
  tokens.seal('ask for access', link, 30 * minutes);
export const openHelpToken = ({ tokens }: { tokens: Tokens }, token: string) =>
  tokens.open<HelpLink>('ask for access', token);
