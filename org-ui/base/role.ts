import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import type { WhyNotOf } from '../../web-kit/commands/whyNot.ts';
import { type MemberRole, memberRoleNames, reaches } from '../../web-kit/domain/teamRoles.ts';
import { listed } from '../../web-kit/language/language.ts';
import { sessionQuery } from './session.ts';
import { words } from './words.ts';

type Session = ReplyOf<Calls, 'GET /session'>;
/** That only members with these roles may do something. */
export const onlyFor = (roles: readonly MemberRole[]): string =>
  words.onlyFor(listed(roles.map((role) => words.members[role])));

/** Says why a call is out of reach, by what the session says of the role. */
export function whyNotOf(outside: Session['outsideRole']): WhyNotOf {
  const why = new Map(outside.flatMap(({ roles, paths }) => paths.map((path) => [path, onlyFor(roles)])));
  return (path) => why.get(path);
}
/** What speaks against calls for the signed-in member: the role in the team. */
export function useOutsideRole(): WhyNotOf {
  const outside = useQuery(sessionQuery).data?.outsideRole;
  return useMemo(() => whyNotOf(outside ?? []), [outside]);
}
/** The role of the signed-in member; null until it is known. */
export const useOwnRole = (): MemberRole | null => useQuery(sessionQuery).data?.teamRole ?? null;

/** The roles that a member with this one may give. */
export const givableBy = (own: MemberRole): MemberRole[] =>
  memberRoleNames.filter((role) => reaches(own, role));
/** Why a member with one role may not act on those with another; undefined if that is not so. */
export const beyond = (own: MemberRole, role: MemberRole): string | undefined =>
  reaches(own, role) ? undefined : onlyFor(memberRoleNames.filter((other) => reaches(other, role)));
