import { type ReactNode, useContext } from 'react';
import { nothingAgainst, WhyNot } from '../../../web-kit/commands/whyNot.ts';
import type { MemberRole } from '../../../web-kit/domain/teamRoles.ts';
import { beyond, useOwnRole } from '../../base/role.ts';
import { useIds } from '../../base/session.ts';

type AboutMemberProps = { userId?: string; role?: MemberRole | null; children: ReactNode };
/**
 * Buttons that are about a member of the team, or somebody who is invited to it with a role. What is about oneself is in
 * everybody's reach; members whose role may do more than one's own are not.
 */
export function AboutMember({ userId, role, children }: AboutMemberProps) {
  const outer = useContext(WhyNot);
  const own = useOwnRole();
  const isOwn = useIds().userId === userId;
  const barred = own && role ? beyond(own, role) : undefined;
  const whyNot = isOwn ? nothingAgainst : barred === undefined ? outer : () => barred;
  return <WhyNot value={whyNot}>{children}</WhyNot>;
}
