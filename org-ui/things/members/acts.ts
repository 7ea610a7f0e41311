import { oneByOne } from '../../../web-kit/bulk/act.ts';
import { suspensionActs } from '../../../web-kit/bulk/suspension.tsx';
import { sends } from '../../../web-kit/sends.ts';
import type { Member } from './team.ts';
import { texts } from './texts.ts';

const { team: t } = texts;
/** Suspends and activates several members, of whom no team has many. */
export const memberActs = suspensionActs<Member>({
  set: (suspended) => oneByOne(sends('PUT /suspendOperator/:userId', (userId) => ({ userId, suspended }))),
  things: t.members,
  many: t.many,
  effect: t.suspendAll,
});
