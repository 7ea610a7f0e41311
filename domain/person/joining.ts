import { z } from 'zod';
import { type Claim, commandsOf, id, ref } from '../kit.ts';
import { limits } from '../limits.ts';
import { wrong } from '../problems.ts';
import { refuse, refuseField } from '../refusals.ts';
import { mayGoOn } from '../standing.ts';
import * as happened from './events.ts';
import { type Person, person } from './person.ts';

const command = commandsOf(person);
const one = z.object({ id: id() });
const two = one.extend({ personId: id() });
const isAnother = ({ id, personId }: z.output<typeof two>) => id !== personId;

/** The time in which a join that was prepared must happen, and after which nobody waits for it. */
const wait = 60_000;
const preparedFor = ({ joining }: Person, personId: string) =>
  joining.find((each) => each.personId === personId);

/**
 * Makes ready for another person to be joined into this one. Both streams decide in turn, so that of joins at the same
 * moment none leads over a second person.
 */
export const PrepareJoin = command(
  {
    input: two.refine(isAnother, { path: ['into'], ...wrong('is.another') }),
    needs: ({ personId }) => ({ other: ref(person, personId) }),
  },
  (state, { id, personId }, { now, needs: { other } }) => {
    const prepared = preparedFor(state, personId);
    if (prepared && other.joinedInto === id) return [];
    mayGoOn({ person: state });
    if (state.joinedInto !== null) refuse('person.joined');
    if (!prepared && state.joining.length >= limits.joined)
      refuseField('into', 'is.joined', { most: limits.joined });
    return [happened.JoinPrepared({ personId, until: new Date(now.getTime() + wait).toISOString() })];
  },
);
/** Joins the person into another one, who is ready for it. From then on they are one. */
export const JoinPerson = command(
  {
    input: one.extend({ into: id() }),
    needs: ({ into }) => ({ into: ref(person, into) }),
  },
  (state, { id, into }, { now, needs }) => {
    if (state.joinedInto === into) return [];
    if (state.joinedInto !== null || state.joining.length || needs.into.joinedInto !== null)
      refuse('person.joined');
    mayGoOn({ person: state });
    mayGoOn({ person: needs.into });
    const prepared = preparedFor(needs.into, id);
    if (!prepared || Date.parse(prepared.until) < now.getTime()) refuse('person.joined');
    return [happened.PersonJoined({ into })];
  },
);
/**
 * Takes a join back. The place that the join made free is taken again, also when others have filled the plan meanwhile. Who
 * was suspended together with `from`, the other one, stays suspended.
 */
export const PartPerson = command(
  {
    input: one.extend({ from: id() }),
    needs: ({ from }) => ({ from: ref(person, from) }),
    claims: (_, { organisationId }): Claim[] => [
      { kind: 'user.total.count', of: organisationId, beyond: Number.MAX_SAFE_INTEGER },
    ],
  },
  ({ joinedInto, status }, { from }, { needs, now }) => {
    if (joinedInto === null) return [];
    if (joinedInto !== from) refuse('request.conflict');
    const rests = needs.from.status === 'suspended' && status === 'active';
    const suspended = rests ? [happened.PersonSuspended({ until: now.toISOString() })] : [];
    return [happened.PersonParted({ from }), ...suspended];
  },
);
/**
 * Forgets that another person was to be joined into this one, unless it was or may yet be. Who prepared it last names the
 * `until` of that to forget it at once.
 */
export const DropJoin = command(
  {
    input: two.extend({ until: z.string().optional() }),
    needs: ({ personId }) => ({ other: ref(person, personId) }),
  },
  (state, { id, personId, until }, { now, needs: { other } }) => {
    const prepared = preparedFor(state, personId);
    if (!prepared || other.joinedInto === id) return [];
    const isOver = prepared.until === until || Date.parse(prepared.until) + wait < now.getTime();
    return isOver ? [happened.JoinDropped({ personId })] : [];
  },
);
