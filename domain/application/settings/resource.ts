import { z } from 'zod';
import { nameText, text } from '../../kit.ts';
import { limits } from '../../limits.ts';
import { issueOf } from '../../problems.ts';
import { scopeProblem } from '../../resourceScopes.ts';
import type { Fault } from '../../sentences/sentences.ts';
import { resourceProblem } from '../../webAddresses.ts';

const tokenFormats = ['opaque', 'jwt'] as const;

const checked = (max: number, problemOf: (typed: string) => Fault | null) =>
  text(max, 1).superRefine((typed, context) => {
    const problem = problemOf(typed);
    if (problem) context.addIssue(issueOf(problem));
  });

/** A protected resource of an OpenID application (RFC 8707), for which access tokens are issued. */
export const resourceFields = z.object({
  resourceName: nameText(limits.name),
  /** The identifier that applications ask for and that tokens carry as their audience. */
  resourceIndicator: checked(limits.url, resourceProblem).meta({
    format: 'uri',
    pattern: String.raw`^[A-Za-z][A-Za-z\d.+-]*:[^#\s]+$`,
    description: 'An absolute address without a fragment.',
    examples: ['https://api.example/'],
  }),
  /** Scopes, separated by a space. */
  scope: checked(limits.scope, scopeProblem).meta({
    pattern: String.raw`^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$`,
    description: 'Names, separated by one space; none twice, and none that every application has.',
    examples: ['orders:read orders:write'],
  }),
  accessTokenFormat: z.enum(tokenFormats),
  /** Seconds for which an access token is valid. */
  accessTokenTTL: z.number().int().min(limits.tokenSeconds.least).max(limits.tokenSeconds.most),
});
export type ResourceFields = z.output<typeof resourceFields>;
export type Resource = ResourceFields & { createdAt: string };
