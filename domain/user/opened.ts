import { z } from 'zod';
import { usual } from '../addresses.ts';
import { application } from '../application/application.ts';
import { applicationKinds } from '../application/kinds.ts';
import { group } from '../group/group.ts';
import { commandsOf, id, lives, type Ref, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { oneLine } from '../names.ts';
import { person } from '../person/person.ts';
import { refuse } from '../refusals.ts';
import { mayGoOn } from '../standing.ts';
import { username, usernameClaims } from '../usernames/username.ts';
import * as happened from './events.ts';
import { user } from './user.ts';

const command = commandsOf(user);
const one = z.object({ id: id() });

type Needs = {
  application: Ref<typeof application>;
  person: Ref<typeof person>;
  group?: Ref<typeof group>;
  member?: Ref<typeof person>;
};
/**
 * Records the access of a person to whom an application is open, with the first sign-in: by the group, or, without one,
 * because it is open to everybody. `isAddress` says whether the user name is the person's proved address.
 */
export const UseOpening = command(
  {
    input: one.extend({
      applicationId: id(),
      personId: id(),
      groupId: id().nullable(),
      /** Who belongs to the group: the person, or who was joined into the person. */
      memberId: id().optional(),
      username,
      isAddress: z.boolean(),
      name: text(limits.name).transform(oneLine).default(''),
    }),
    parent: ({ applicationId }) => ref(application, applicationId),
    needs: ({ applicationId, personId, groupId, memberId }): Needs => ({
      application: ref(application, applicationId),
      person: ref(person, personId),
      ...(groupId && { group: ref(group, groupId) }),
      ...(memberId && memberId !== personId && { member: ref(person, memberId) }),
    }),
    claims: ({ applicationId, personId, username }) => [
      ...usernameClaims(applicationId, username),
      { kind: 'person.access', of: personId },
      { kind: 'max.user.per.app.count', of: applicationId },
    ],
  },
  ({ status }, { personId, groupId, username, isAddress, name }, { needs }) => {
    mayGoOn({ application: needs.application, person: needs.person });
    if (status !== 'absent') return [];
    const { settings, openTo } = needs.application;
    const { member = needs.person } = needs;
    const isOne = member === needs.person || member.joinedInto === personId;
    const byGroup =
      isOne &&
      groupId !== null &&
      lives(needs.group!) &&
      openTo.groups.includes(groupId) &&
      member.groups.includes(groupId);
    if (groupId === null ? !openTo.everybody : !byGroup) refuse('user.noAccess');
    const realm = applicationKinds[settings!.kind].family;
    return [
      happened.UserRegistered({ personId, realm, username: usual(username), name, direct: false }),
      ...(isAddress ? [happened.UsernameVerified({})] : []),
    ];
  },
);

/** Lets a user keep the access when the application is closed to a group or to everybody. */
export const MakeUserDirect = command({ input: one }, ({ direct }) =>
  direct ? [] : [happened.UserMadeDirect({})],
);
