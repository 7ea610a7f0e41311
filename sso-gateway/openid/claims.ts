import type { AccountClaims } from 'oidc-provider';
import type { User } from '../../domain/user/user.ts';
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
const alike = ['name', 'middle_name', 'family_name', 'picture', 'website', 'birthdate'] as const;
/** The attributes of the address by the names that they have in its claim (OpenID Connect Core 1.0 section 5.1.1). */
const ofAddress = {
  street_address: 'street_address',
  locality: 'city',
  region: 'region',
  postal_code: 'postal_code',
  country: 'country',
} as const;
const isLanguageTag = (typed: string) => {
  try {
    return Intl.getCanonicalLocales(typed).length === 1;
  } catch {
    return false;
  }
};

type Fields = Readonly<Record<string, string | null>>;
/** The given entries without those whose value is not known. */
const known = (entries: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value));

/**
 * All that the attributes of a user say in claims, apart from the subject. What is not known has no claim. Nothing proves
 * a phone number.
 */
export function claimsOf(fields: Fields, state: Pick<User, 'usernameVerified' | 'directory'>) {
  const { username, locale, phone_number: phone } = fields;
  const mail = mailAddressOf(fields, state);
  const address = known(
    Object.fromEntries(Object.entries(ofAddress).map(([claim, name]) => [claim, fields[name]])),
  );
  const claims: Omit<AccountClaims, 'sub'> = {
    ...known(Object.fromEntries(alike.map((name) => [name, fields[name]]))),
    ...known({
      given_name: givenNameOf(fields),
      preferred_username: username,
      locale: locale && isLanguageTag(locale) ? locale : null,
    }),
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
