import type { Tokens } from './tokens.ts';

const minutes = 60;
const days = 86_400;
type Sealing = { tokens: Tokens };
/** Who may ask for access, and to what: a person whose passkey answered there. */
type AccessLink = { personId: string; applicationId: string };
/** Who may ask for help. `applicationId` is null for a way back in without the lost device. */
type HelpLink = { personId: string; applicationId: string | null };

/** The token that comes with the refusal of a sign-in, with which the person can ask for access. */
export const helpToken = ({ tokens }: Sealing, link: AccessLink) =>
  tokens.seal('ask for access', link, 30 * minutes);
/** The token of the mailed link with which a person can ask for a way back in without the lost device. */
export const lostDeviceToken = ({ tokens }: Sealing, personId: string) =>
  tokens.seal('lost device', { personId, applicationId: null } satisfies HelpLink, 2 * days);
export const openHelpToken = ({ tokens }: Sealing, token: string) =>
  tokens.open<HelpLink>(['ask for access', 'lost device'], token);
