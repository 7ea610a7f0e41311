import type Provider from 'oidc-provider';
import { application } from '../../domain/application/application.ts';
import type { CustomClaim } from '../../domain/application/settings/rows/oidc.ts';
import { ref } from '../../domain/kit.ts';
import {
  type CustomAttribute,
  type CustomValues,
  customClaim,
  isReservedName,
} from '../../domain/profile/customAttributes.ts';
import { partsOf } from '../../server-kit/access/signOns.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { customOf } from '../../server-kit/people/customAttributes.ts';

/** Under which an account has the custom claims, beside those that the library knows by their scopes. */
export const customClaims = Symbol('custom claims');
type Claims = Record<string, string | number | boolean>;
type Asked = { use: string; scope: string; asked?: object | undefined };

/** What an ID token holds of them: this many characters together. */
const mostCharacters = 4000;

/**
 * The claims of an application's own rows: those of the scopes that it has, and those that it asks for by name. What is not
 * known has no claim. An ID token of somebody of whom very much is known has none, so that it still fits into a header or a
 * cookie; userinfo has all.
 */
export function customClaimsIn(
  rows: readonly CustomClaim[],
  { attributes, values }: { attributes: readonly CustomAttribute[]; values: CustomValues },
  { use, scope, asked = {} }: Asked,
): Claims {
  const scopes = scope.split(' ');
  const claims: Claims = {};
  for (const { claim, attribute: name, scope: needed } of rows) {
    const attribute = attributes.find((each) => each.name === name);
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const isWanted = scopes.includes(needed) || Object.hasOwn(asked, claim);
    if (attribute && value && isWanted && !isReservedName(claim))
      claims[claim] = customClaim(attribute.kind, value);
  }
  const isLarge = JSON.stringify(claims).length > mostCharacters;
  return use === 'id_token' && isLarge ? {} : claims;
}

/** The same for an account at an application. Nothing is opened where the application has no such rows. */
export async function customClaimsOf(kit: Kit, who: { accountId: string; clientId: string }, asking: Asked) {
  const { state, ancestors } = await kit.executor.look(ref(application, who.clientId));
  const rows = state.settings?.kind === 'oidc' ? (state.settings.customClaims ?? []) : [];
  if (!rows.length) return {};
  const known = await customOf(kit, ancestors.organisationId ?? '', partsOf(who.accountId).personId);
  return customClaimsIn(rows, known, asking);
}

type LibraryClaims = {
  available: { [customClaims]?: Claims };
  result: () => Promise<Record<string, unknown>>;
};
/**
 * Lets tokens and userinfo have them. The library knows the claims of all applications by one list, and leaves out all others;
 * one of its own always stands before one of the same name.
 */
export function tellsCustomClaims(provider: Provider) {
  const { prototype } = (provider as unknown as { Claims: { prototype: LibraryClaims } }).Claims;
  const { result } = prototype;
  prototype.result = async function () {
    return { ...this.available[customClaims], ...(await result.call(this)) };
  };
}
