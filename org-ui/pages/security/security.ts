import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { texts } from './texts.ts';

/** The security settings as the console shows them. */
export type Security = ReplyOf<Calls, 'GET /organisationSecurity/:uniqueId'>;
/** The security settings while they are edited. The waiting time is the text as it was typed. */
export type Draft = Pick<Security, 'phoneSignIn'> & { wait: string };
export const phoneChoices = ['allowed', 'nearby', 'off'] as const satisfies Security['phoneSignIn'][];

const t = texts;

/** The security settings of the operator's organisation. */
export const securityQuery = (uniqueId: string) => read('GET /organisationSecurity/:uniqueId', { uniqueId });

export const draftOf = ({ phoneSignIn, recoveryWaitHours }: Security): Draft => ({
  phoneSignIn,
  wait: String(recoveryWaitHours),
});
/** The number of hours that was typed; NaN when the text is no whole number. */
const hoursOf = ({ wait }: Draft) => (/^\d+$/.test(wait) ? Number(wait) : Number.NaN);

/** Sends the settings that differ from those shown when editing began. */
export const saving = (uniqueId: string) => ({
  save: sends('PUT /organisationSecurity/:uniqueId', (next: Draft, before: Draft) => ({
    uniqueId,
    ...changesOf(before, next),
  })),
  done: t.saved,
  failed: t.failed,
});

/** The settings of `next` that differ from `before`. */
const changesOf = (before: Draft, next: Draft): Partial<Security> => ({
  ...(next.phoneSignIn === before.phoneSignIn ? {} : { phoneSignIn: next.phoneSignIn }),
  ...(hoursOf(next) === hoursOf(before) ? {} : { recoveryWaitHours: hoursOf(next) }),
});
/** Whether the draft has unsaved input. */
export const isChanged = (before: Draft, next: Draft) =>
  next.phoneSignIn !== before.phoneSignIn || next.wait !== before.wait;

/** The reason why the typed number of hours is invalid; undefined when it is valid. */
export function waitProblem(draft: Draft): string | undefined {
  const hours = hoursOf(draft);
  const { least, most } = limits.recoveryWaitHours;
  return hours >= least && hours <= most ? undefined : t.waitWrong(least, most);
}
