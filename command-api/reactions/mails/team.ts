import { lives, type Ref, ref } from '../../../domain/kit.ts';
import { operator } from '../../../domain/operator/operator.ts';
import { isUnavailable } from '../../../server-kit/errors.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { AwayError, FinalError } from '../kit/kit.ts';
import { FencedError } from '../runner/fence.ts';

/** All members who can sign in to the organisation. */
export async function* membersOf({ executor }: Kit, organisationId: string): AsyncIterable<Ref> {
  for await (const member of executor.reserved.eachHolder({ kind: 'max.team.size', of: organisationId })) {
    const { state } = await executor.look(ref(operator, member.id));
    if (lives(state) && state.status === 'active' && !state.enrolling) yield member;
  }
}

/** How long it is known who was told, in milliseconds: until the staff have sent a dead letter again. */
export const knownFor = 60 * 24 * 3_600_000;

/** What is told, by its id, to whom, and the ways in which each of them is told. */
type Telling = {
  id: string;
  members: AsyncIterable<Ref>;
  ways: Record<string, (member: Ref) => Promise<unknown>>;
};

/**
 * Tells each member in each way, whoever else cannot be told, and throws at the end if somebody could not. Another attempt
 * tells those alone who were not told before.
 */
export async function tellEach({ records, clock }: Kit, { id, members, ways }: Telling) {
  const troubles: unknown[] = [];
  for await (const member of members)
    for (const [way, tell] of Object.entries(ways))
      try {
        const record = ['told', `${id}.${way}.${member.id}`] as const;
        if (await records.get(...record)) continue;
        await tell(member);
        await records.put(...record, true, { expiresAt: clock() + knownFor });
      } catch (error) {
        if (error instanceof FencedError) throw error;
        troubles.push(error);
      }
  if (!troubles.length) return;
  // What another attempt helps against decides whether there is one.
  const isAway = (error: unknown) => error instanceof AwayError || isUnavailable(error);
  throw troubles.find(isAway) ?? troubles.find((error) => !(error instanceof FinalError)) ?? troubles[0];
}
