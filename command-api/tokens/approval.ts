import type { Verified } from '../../api/calls/tokens.ts';
import type { Caller } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { approvalOf } from '../phone/approvals.ts';

type Approval = Extract<Verified, { kind: 'approval' }>;

/** Describes a request for approval, without any ids of people. */
export async function approval(kit: Kit, id: string, caller: Caller): Promise<Approval> {
  const asked = await approvalOf(kit, id, caller);
  return { errorCode: 0, ...asked, kind: 'approval', userId: '', uniqueId: '', approval: asked };
}
