import { oneByOne } from '../../../web-kit/bulk/act.ts';
import { suspensionActs } from '../../../web-kit/bulk/suspension.tsx';
import { call } from '../../../web-kit/call.ts';
import type { Member } from './team.ts';
import { texts } from './texts.ts';

const { team: t } = texts;
/** Suspends and activates several members, of whom no team has many. */
export const memberActs = suspensionActs<Member>({
  set: (suspended) => oneByOne((userId) => call('PUT /suspendOperator/:userId', { userId, suspended })),
  things: t.members,
  many: t.many,
  effect: t.suspendAll,
});
