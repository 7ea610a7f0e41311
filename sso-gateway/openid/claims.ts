import type { AccountClaims } from 'oidc-provider';
import type { Proofs } from '../../server-kit/people/details.ts';
import { givenNameOf } from '../givenName.ts';
import { mailAddressOf } from '../mailAddress.ts';

/** The claims of each scope: those of OpenID Connect Core 1.0 section 5.4 that are known here, and the groups of a person. */
export const claimsOfScopes = {
  openid: ['sub', 'acr', 'amr', 'auth_time'],
  email: ['email', 'email_verified'],
  profile: [
    ...['name', 'given_name', 'middle_name', 'family_name', 'preferred_username', 'picture', 'website'],
    ...['birthdate', 'locale'],
  ],
  address: ['address'],
  phone: ['phone_number', 'phone_number_verified'],
  groups: ['groups'],
};

/** The names of attributes that are claims under the same name (OpenID Connect Core 1.0 section 5.1). */
const alike = ['name', 'middle_name', 'family_name', 'picture', 'website', 'birthdate'].map(
  (name) => [name, name] as const,
);
/** The attributes of the address by the names that they have in its claim (OpenID Connect Core 1.0 section 5.1.1). */
const ofAddress = Object.entries({
  street_address: 'street_address',
  locality: 'city',
  region: 'region',
  postal_code: 'postal_code',
  country: 'country',
});
const isLanguageTag = (typed: string) => {
  try {
    return Intl.getCanonicalLocales(typed).length === 1;
  } catch {
    return false;
  }
};

type Fields = Readonly<Record<string, string | null>>;
/** The claims whose attributes are known. */
function told(fields: Fields, claims: readonly (readonly [claim: string, name: string])[]) {
  const found: Record<string, string> = {};
  for (const [claim, name] of claims) {
    const value = fields[name];
    if (value) found[claim] = value;
  }
  return found;
}

/**
 * All that the attributes of a user say in claims, apart from the subject. What is not known has no claim. Nothing proves
 * a phone number.
 */
export function claimsOf(fields: Fields, state: Proofs) {
  const { username, locale, phone_number: phone } = fields;
  const mail = mailAddressOf(fields, state);
  const givenName = givenNameOf(fields);
  const address = told(fields, ofAddress);
  const claims: Omit<AccountClaims, 'sub'> = {
    ...told(fields, alike),
    ...(givenName && { given_name: givenName }),
    ...(username && { preferred_username: username }),
    ...(locale && isLanguageTag(locale) && { locale }),
    ...(mail && { email: mail.email, email_verified: mail.verified }),
    ...(Object.keys(address).length > 0 && { address }),
    ...(phone && { phone_number: phone, phone_number_verified: false }),
  };
  return claims;
}

/** What an ID token holds of groups: this many names, with this many characters together. */
const most = { names: 100, characters: 4000 };
/**
 * The claim with the names of a person's groups. An ID token of somebody with very many has none, so that it still fits
 * into a header or a cookie; userinfo has all.
 */
export function groupsClaim(names: readonly string[], use: string): { groups?: readonly string[] } {
  const isLarge = names.length > most.names || names.join('').length > most.characters;
  return use === 'id_token' && isLarge ? {} : { groups: names };
}
