import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { call } from '../../web-kit/call.ts';
import { limits } from '../../web-kit/limits.ts';
import { keyOf, read } from '../../web-kit/read.ts';
import { texts } from '../texts.ts';

/** The security settings as the console shows and edits them. The waiting time is NaN while the typed value is invalid. */
export type Security = ReplyOf<Calls, 'GET /organisationSecurity/:uniqueId'>;
export const phoneChoices = ['allowed', 'nearby', 'off'] as const satisfies Security['phoneSignIn'][];

const said = texts.security;
const staleKey = keyOf('GET /organisationSecurity/:uniqueId');

/** The security settings of the operator's organisation. */
export const securityQuery = (uniqueId: string) => read('GET /organisationSecurity/:uniqueId', { uniqueId });

/** Sends the settings that differ from those shown when editing began. */
export const saving = (uniqueId: string, before: Security, after: Security) => ({
  run: () => call('PUT /organisationSecurity/:uniqueId', { uniqueId, ...changesOf(before, after) }),
  done: said.saved,
  failed: said.failed,
  invalidates: [staleKey],
});

/** The settings of `after` that differ from `before`. */
export function changesOf(before: Security, after: Security): Partial<Security> {
  return {
    ...(after.phoneSignIn === before.phoneSignIn ? {} : { phoneSignIn: after.phoneSignIn }),
    ...(after.recoveryWaitHours === before.recoveryWaitHours
      ? {}
      : { recoveryWaitHours: after.recoveryWaitHours }),
  };
}

/** The reason why the typed number of hours is invalid; undefined when it is valid. */
export function waitProblem({ recoveryWaitHours }: Security): string | undefined {
  const { least, most } = limits.recoveryWaitHours;
  const fits = Number.isInteger(recoveryWaitHours) && recoveryWaitHours >= least && recoveryWaitHours <= most;
  return fits ? undefined : said.waitWrong(least, most);
}
