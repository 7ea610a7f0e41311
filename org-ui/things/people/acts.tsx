import { type Act, allAtOnce } from '../../../web-kit/bulk/act.ts';
import { suspensionActs } from '../../../web-kit/bulk/suspension.tsx';
import { sends } from '../../../web-kit/sends.ts';
import type { PersonRow } from './person.ts';
import { people, personWords as t } from './words.ts';

/** A number of people that is in words already. */
export const manyPeople = (count: string) => (count === '1' ? people(1) : `${count} people`);

/** Suspends and activates several people. */
export const personActs: readonly Act<PersonRow>[] = suspensionActs<PersonRow>({
  set: (suspended) => allAtOnce(sends('PUT /people', (personIds) => ({ personIds, suspended }))),
  things: people,
  many: manyPeople,
  effect: t.closesAll,
});
