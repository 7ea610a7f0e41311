import { z } from 'zod';
import { nameText, text } from '../kit.ts';
import { limits, radiusSecretPattern } from '../limits.ts';
import { wrong } from '../problems.ts';
import { networkForm, networkOf, spelled } from './address.ts';
import { nameModes } from './names.ts';

/** How the user is asked: by a message to the installed app, or by a mail with the link. */
export const authTypes = ['inApp', 'appLess'] as const;
/**
 * Whether requests must carry a Message-Authenticator (RFC 3579): always, once the client has sent one, or never. The
 * last leaves the client open to forged replies (CVE-2024-3596).
 */
export const sealModes = ['required', 'auto', 'off'] as const;
/** How the client is answered: it waits for the outcome, or gets an Access-Challenge that shows the number. */
export const answerModes = ['wait', 'challenge'] as const;

const address = text(50, 1)
  .refine((value) => networkOf(value) !== null, wrong('is.network'))
  .overwrite((value) => {
    const network = networkOf(value);
    return network ? spelled(network) : value;
  })
  .meta(networkForm);

/** The settings of a RADIUS client, such as a VPN server. Its shared secret is an event of its own. */
export const clientSettings = z.object({
  name: nameText(limits.name),
  address,
  authType: z.enum(authTypes),
  messageAuthenticator: z.enum(sealModes).default('required'),
  answers: z.enum(answerModes).default('wait'),
  names: z.enum(nameModes).default('withoutDomain'),
});
export type ClientSettings = z.output<typeof clientSettings>;

/** A secret that a client shares with the gateway: printable ASCII, which every device encodes the same way. */
export const sharedSecret = z.string().regex(radiusSecretPattern, wrong('is.secret'));
