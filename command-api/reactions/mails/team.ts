import { lives, type Ref, ref } from '../../../domain/kit.ts';
import { operator } from '../../../domain/operator/operator.ts';
import type { Kit } from '../../../server-kit/kit.ts';

/** All members who can sign in to the organisation. */
export async function* membersOf({ executor }: Kit, organisationId: string): AsyncIterable<Ref> {
  for await (const member of executor.reserved.eachHolder({ kind: 'max.team.size', of: organisationId })) {
    const { state } = await executor.look(ref(operator, member.id));
    if (lives(state) && state.status === 'active' && !state.enrolling) yield member;
  }
}
