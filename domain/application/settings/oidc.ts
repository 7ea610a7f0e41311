import { z } from 'zod';
import { text } from '../../kit.ts';
import { limits } from '../../limits.ts';
import { issueOf, wrong } from '../../problems.ts';
import { ownName } from '../../profile/ownSchema.ts';
import { schemaOf } from '../../settings/schema.ts';
import { claimProblem, oidcRows, ownClaimScopes } from './rows/oidc.ts';
import { logo } from './shared.ts';

export { deviceGrant } from './rows/oidc.ts';

const ownClaim = z
  .object({
    claim: text(100, 1)
      .superRefine((claim, context) => {
        const problem = claimProblem(claim);
        if (problem) context.addIssue(issueOf(problem));
      })
      .meta({ pattern: '^[A-Za-z][A-Za-z0-9_.:/-]*$', examples: ['cost_centre'] }),
    attribute: ownName,
    scope: z.enum(ownClaimScopes),
  })
  .meta({ id: 'OwnClaim' });
/** The claims that tell an application attributes of the organisation's own, each once. */
export const ownClaims = z
  .array(ownClaim)
  .max(limits.ownAttributes)
  .refine((all) => new Set(all.map(({ claim }) => claim)).size === all.length, wrong('is.twice'));

/** An application that signs people in through OpenID Connect. */
export const oidc = schemaOf('oidc', oidcRows, { logo: logo.default(''), ownClaims: ownClaims.default([]) });
