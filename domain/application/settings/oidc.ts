import { z } from 'zod';
import { text } from '../../kit.ts';
import { limits } from '../../limits.ts';
import { issueOf, wrong } from '../../problems.ts';
import { customName } from '../../profile/customSchema.ts';
import { schemaOf } from '../../settings/schema.ts';
import { claimProblem, customClaimScopes, oidcRows } from './rows/oidc.ts';
import { logo } from './shared.ts';

export { deviceGrant } from './rows/oidc.ts';

const customClaim = z
  .object({
    claim: text(100, 1)
      .superRefine((claim, context) => {
        const problem = claimProblem(claim);
        if (problem) context.addIssue(issueOf(problem));
      })
      .meta({ pattern: '^[A-Za-z][A-Za-z0-9_.:/-]*$', examples: ['cost_centre'] }),
    attribute: customName,
    scope: z.enum(customClaimScopes),
  })
  .meta({ id: 'CustomClaim' });
/** The claims that tell an application custom attributes, each once. */
export const customClaims = z
  .array(customClaim)
  .max(limits.customAttributes)
  .refine((all) => new Set(all.map(({ claim }) => claim)).size === all.length, wrong('is.twice'));

/** An application that signs people in through OpenID Connect. */
export const oidc = schemaOf('oidc', oidcRows, {
  logo: logo.default(''),
  customClaims: customClaims.default([]),
});
