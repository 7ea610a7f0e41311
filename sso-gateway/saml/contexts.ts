import { authContexts, type Saml } from '../../domain/application/settings/saml.ts';
import type { AuthnRequest } from './messages.ts';

/** Claims of ADFS and of REFEDS that hold for a passkey, beside its own class. */
const multipleAuthn = 'http://schemas.microsoft.com/claims/multipleauthn';
const singleFactor = 'https://refeds.org/profile/sfa';
/** What every sign-in with a passkey is, whatever the application is usually told. */
const always = [authContexts.passwordless, multipleAuthn, singleFactor, authContexts.unspecified];

/** How strong a class is. SAML leaves the order to the identity provider (SAML core, section 3.3.2.2.1). */
const strengths = new Map<string, number>([
  [authContexts.unspecified, 0],
  [authContexts.password, 1],
  [authContexts.passwordProtectedTransport, 2],
  [singleFactor, 2],
  [authContexts.kerberos, 3],
  [authContexts.intWinAuth, 3],
  [authContexts.TLSClient, 4],
  [authContexts['x.509_certificate'], 4],
  [authContexts.passwordless, 5],
  [multipleAuthn, 5],
]);
/** Any other class of the standard, such as smart cards, which is not stronger than a passkey. */
const standard = /^urn:oasis:names:tc:SAML:2\.0:ac:classes:\w+$/;
/** NaN for an unknown class, which is neither stronger nor weaker than any other. */
const strengthOf = (uri: string) => strengths.get(uri) ?? (standard.test(uri) ? 4 : Number.NaN);

/**
 * The class that an application is told about a sign-in: one that its request demands, and otherwise its own. Null when
 * the request demands what neither a passkey nor the operator allows to be said.
 */
export function contextFor(
  { authContext, otherAuthContexts }: Pick<Saml, 'authContext' | 'otherAuthContexts'>,
  requested: AuthnRequest['contexts'],
): string | null {
  const own = authContexts[authContext];
  if (!requested) return own;
  const told = [own, ...otherAuthContexts.map((name) => authContexts[name]), ...always];
  const { comparison, classes } = requested;
  if (comparison === 'exact') return classes.find((each) => told.includes(each)) ?? null;
  const asked = classes.map(strengthOf);
  const suits = (each: string) => {
    const strength = strengthOf(each);
    if (comparison === 'better') return asked.length > 0 && asked.every((least) => strength > least);
    return asked.some((bound) => (comparison === 'minimum' ? strength >= bound : strength <= bound));
  };
  const suitable = told.filter(suits);
  if (comparison === 'maximum') suitable.sort((one, other) => strengthOf(other) - strengthOf(one));
  return suitable[0] ?? null;
}
