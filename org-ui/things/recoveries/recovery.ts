import { queryOptions } from '@tanstack/react-query';
import type { Confirm, Verb } from '../../../web-kit/commands/verb.ts';
import { serverNow } from '../../../web-kit/openTab/serverClock.ts';
import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { texts } from './texts.ts';

export type Recovery = RowAt<'GET /recoveries'>;
const t = texts;
/** Milliseconds between two polls of an open console. */
const every = 30_000;

/** The recoveries of users name their application. */
const ofMembers = { filter: '{"applicationId":null}', sort: '["expiresAt","DESC"]' } as object;

/** The members' recoveries that were begun and have not expired. */
export const recoveriesQuery = queryOptions({
  ...read('GET /recoveries', ofMembers),
  refetchInterval: every,
  select: (all: Recovery[]) =>
    all.filter(({ openedAt, expiresAt }) => openedAt !== null && Date.parse(expiresAt) > serverNow()),
});

export const whose = ({ name, email }: Recovery): string => String(name || email || '-');

/** Stops a recovery after a confirmation. */
export function stopping(one: Recovery): Verb & { confirm: Confirm } {
  return {
    label: t.stop,
    run: sends('POST /recovery/stop/:userId', () => ({ userId: one.id })),
    done: t.stopped,
    confirm: { title: t.stop, text: t.stopAsks(whose(one)), yes: t.stopYes },
  };
}
