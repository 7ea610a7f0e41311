import { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';

const unmet = 'the person cannot sign in with what acr asks for';
/**
 * Asks for a new sign-in when the session's account has no access to the application. Who has just signed in cannot do so
 * in another way, so an application that asks for one gets an error (OpenID Connect Core Unmet Authentication
 * Requirements 1.0) in place of one sign-in after another.
 */
export function policy() {
  const { base, Check, Prompt } = interactionPolicy;
  const prompts = base();
  // The sign-in page lets people choose among all their passkeys.
  prompts.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  const { checks } = prompts.get('login')!;
  checks.add(
    new Check(noAccess, 'The account has no access to this application', ({ oidc }) =>
      Boolean(oidc.session?.accountId && !oidc.account),
    ),
  );
  for (const reason of ['essential_acr', 'essential_acrs']) {
    const each = checks.get(reason)!;
    const { check } = each;
    each.check = async (ctx) => {
      const isUnmet = await check(ctx);
      if (isUnmet && ctx.oidc.result?.login)
        throw new errors.CustomOIDCProviderError('unmet_authentication_requirements', unmet);
      return isUnmet;
    };
  }
  return prompts;
}
const noAccess = 'no_access';

const prompts = policy();
const isAsked = ({ oidc }: KoaContextWithOIDC) =>
  [...prompts].some(({ name }) => oidc.prompts.has(name) && oidc.promptPending(name));
/** The checks that need neither an account nor a grant. */
const checks = [
  ...[...prompts.get('login')!.checks].filter(({ reason }) => reason !== noAccess),
  prompts.get('consent')!.checks.get('native_client_prompt')!,
];

/**
 * Whether the person of the session has to sign in first, or somebody else in that place. The library asks for it only after
 * it has looked for the account and its grant.
 */
export async function asksAnew(ctx: KoaContextWithOIDC): Promise<boolean> {
  if (isAsked(ctx)) return true;
  for (const { check } of checks) if (await check(ctx)) return true;
  return false;
}
