import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import type { FamilyName } from '../../../domain/families/families.ts';
import type { Access } from '../../things/people/person.ts';
import { texts } from './texts.ts';

const t = texts.applications;
/** An application that is open to a person, and by what. */
export type Opening = ReplyOf<Calls, 'GET /person/:personId/openings'>[number];
/** An application of a person: why it may be used, and the access, if there is one yet. */
export type Used = { appId: string; appName: string; family: FamilyName; why: string; access: Access | null };

const openedBy = ({ groupName, groupId }: Opening) =>
  groupId === null ? t.why.everybody : t.why.group(groupName ?? '');

/** Why a person may use an application; an access that stands neither by itself nor by an opening is closed. */
function whyOf(access: Access | undefined, opening: Opening | undefined): string {
  const reasons = [access?.direct && t.why.direct, opening && openedBy(opening)].filter(Boolean);
  return reasons.join(', ') || t.why.closed;
}

/** The applications of a person by name: those with access, and those that are open and were not used yet. */
export function applicationsOf(access: readonly Access[], openings: readonly Opening[]): Used[] {
  const openingOf = new Map(openings.map((opening) => [opening.appId, opening]));
  const used = access.map((each): Used => {
    const { appId, appName, realm: family } = each;
    return { appId, appName, family, why: whyOf(each, openingOf.get(appId)), access: each };
  });
  const known = new Set(used.map(({ appId }) => appId));
  const unused = openings
    .filter(({ appId }) => !known.has(appId))
    .map((each): Used => {
      const { appId, appName, family } = each;
      return { appId, appName, family: family as FamilyName, why: whyOf(undefined, each), access: null };
    });
  return [...used, ...unused].toSorted((a, b) => a.appName.localeCompare(b.appName));
}
