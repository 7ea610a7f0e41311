import type Provider from 'oidc-provider';
import { application } from '../../domain/application/application.ts';
import type { OwnClaim } from '../../domain/application/settings/rows/oidc.ts';
import { ref } from '../../domain/kit.ts';
import {
  isReservedName,
  type OwnAttribute,
  type OwnValues,
  ownClaim,
} from '../../domain/profile/ownAttributes.ts';
import { partsOf } from '../../server-kit/access/signOns.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { ownOf } from '../../server-kit/ownAttributes.ts';

/** Under which an account has the claims of the organisation's own, beside those that the library knows by their scopes. */
export const told = Symbol('claims of attributes of the own');
type Claims = Record<string, string | number | boolean>;
type Asked = { use: string; scope: string; asked?: object | undefined };

/** What an ID token holds of them: this many characters together. */
const mostCharacters = 4000;

/**
 * The claims of an application's own rows: those of the scopes that it has, and those that it asks for by name. What is not
 * known has no claim. An ID token of somebody of whom very much is known has none, so that it still fits into a header or a
 * cookie; userinfo has all.
 */
export function ownClaimsIn(
  rows: readonly OwnClaim[],
  { attributes, values }: { attributes: readonly OwnAttribute[]; values: OwnValues },
  { use, scope, asked = {} }: Asked,
): Claims {
  const scopes = scope.split(' ');
  const claims: Claims = {};
  for (const { claim, attribute: name, scope: needed } of rows) {
    const attribute = attributes.find((each) => each.name === name);
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const isWanted = scopes.includes(needed) || Object.hasOwn(asked, claim);
    if (attribute && value && isWanted && !isReservedName(claim))
      claims[claim] = ownClaim(attribute.kind, value);
  }
  const isLarge = JSON.stringify(claims).length > mostCharacters;
  return use === 'id_token' && isLarge ? {} : claims;
}

/** The same for an account at an application. Nothing is opened where the application has no such rows. */
export async function ownClaimsOf(kit: Kit, who: { accountId: string; clientId: string }, asking: Asked) {
  const { state, ancestors } = await kit.executor.look(ref(application, who.clientId));
  const rows = state.settings?.kind === 'oidc' ? (state.settings.ownClaims ?? []) : [];
  if (!rows.length) return {};
  const known = await ownOf(kit, ancestors.organisationId ?? '', partsOf(who.accountId).personId);
  return ownClaimsIn(rows, known, asking);
}

type LibraryClaims = { available: { [told]?: Claims }; result: () => Promise<Record<string, unknown>> };
/**
 * Lets tokens and userinfo have them. The library knows the claims of all applications by one list, and leaves out all others;
 * one of its own always stands before one of the same name.
 */
export function tellsOwnClaims(provider: Provider) {
  const { prototype } = (provider as unknown as { Claims: { prototype: LibraryClaims } }).Claims;
  const { result } = prototype;
  prototype.result = async function () {
    return { ...this.available[told], ...(await result.call(this)) };
  };
}
