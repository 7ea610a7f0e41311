import { type Act, allAtOnce } from '../../../web-kit/bulk/act.ts';
import { suspensionActs } from '../../../web-kit/bulk/suspension.tsx';
import { sends } from '../../../web-kit/sends.ts';
import type { PersonRow } from './person.ts';
import { personWords as t } from './words.ts';

/** Suspends and activates several people. */
export const personActs: readonly Act<PersonRow>[] = suspensionActs<PersonRow>({
  set: (suspended) => allAtOnce(sends('PUT /people', (personIds) => ({ personIds, suspended }))),
  things: t.count,
  many: t.many,
  effect: t.closesAll,
});
