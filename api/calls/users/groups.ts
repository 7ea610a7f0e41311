import { z } from 'zod';
import { application } from '../../../domain/application/application.ts';
import { CreateGroup, DeleteGroup, groupName, RenameGroup } from '../../../domain/group/commands.ts';
import { group } from '../../../domain/group/group.ts';
import { id } from '../../../domain/kit.ts';
import { DeletePerson } from '../../../domain/person/commands.ts';
import { person } from '../../../domain/person/person.ts';
import { groups } from '../../../projections/models/groups/groups.ts';
import { memberships } from '../../../projections/models/groups/memberships.ts';
import { openings } from '../../../projections/models/groups/openings.ts';
import { people } from '../../../projections/models/users/people.ts';
import { answers, changed, does, effect, lists, type RowOf, rowOf, shows, view } from '../../kit.ts';
import { changedTogether, severalIds } from '../parts/together.ts';
import { shownPerson } from './people.ts';

type GroupRow = RowOf<typeof groups>;
type OpeningRow = RowOf<typeof openings>;

const groupReply = rowOf(groups).extend({ groupId: z.string() }).meta({ id: 'Group' });
const shownGroup = view(groupReply, (row: GroupRow) => ({ ...row, groupId: row.id }));

const membershipReply = rowOf(memberships)
  .pick({ groupId: true, groupName: true, source: true, personId: true })
  .extend({ joinedAt: z.string() })
  .meta({ id: 'Membership' });

const openingReply = rowOf(openings)
  .pick({ groupId: true, groupName: true, source: true, memberCount: true, family: true })
  .extend({ appId: z.string(), appName: z.string(), openedAt: z.string() })
  .meta({ id: 'Opening' });
const shownOpening = view(openingReply, (row: OpeningRow) => {
  const { groupId, groupName, source, memberCount, family } = row;
  const { applicationId: appId, applicationName: appName, createdAt: openedAt } = row;
  return { groupId, groupName, source, memberCount, family, appId, appName: appName ?? '', openedAt };
});

/** An application that a person may use without an invitation, and why. */
const openToPerson = z
  .object({
    appId: z.string(),
    appName: z.string(),
    family: z.string(),
    /** Null where the application is open to everybody. */
    groupId: z.string().nullable(),
    groupName: z.string().nullable(),
  })
  .meta({ id: 'OpenToPerson' });
/** The groups of an organisation, who belongs to them, and the applications that are open to them. */
export const groupCalls = {
  getGroups: lists('GET /groups', ['operator'], groups, {
    about: 'Lists the groups of the organization.',
    where: () => ({}),
    show: shownGroup,
  }),
  getGroup: shows('GET /group/:groupId', ['operator'], groups, {
    about: 'Reads a group.',
    where: ({ groupId }) => ({ id: groupId }),
    show: shownGroup,
  }),
  addGroup: does(
    'POST /groups',
    ['operator'],
    CreateGroup,
    ({ name }, { actor, newId }) => ({ id: newId(), organisationId: actor.organisationId!, name }),
    {
      about: 'Makes a group. Its name is unique in the organization, whatever its capitals.',
      body: z.object({ name: groupName }),
    },
  ),
  renameGroup: does(
    'PUT /group/:groupId',
    ['operator'],
    RenameGroup,
    ({ groupId, name }) => ({ id: groupId, name }),
    {
      about: 'Gives a group another name. The name of a group of a directory is changed there.',
      body: z.object({ name: groupName }),
    },
  ),
  deleteGroup: does('DELETE /group/:groupId', ['operator'], DeleteGroup, ({ groupId }) => ({ id: groupId }), {
    about:
      'Deletes a group. Applications that were open to it are closed to its people, unless they have other ' +
      'access, and their sessions there end.',
  }),
  getGroupMembers: lists('GET /group/:groupId/people', ['operator'], people, {
    about: 'Lists the people who belong to a group. Those who were joined are one, the main one.',
    where: () => ({}),
    among: { model: memberships, column: 'holderId', of: ({ groupId }) => ({ groupId }) },
    show: shownPerson,
  }),
  addGroupMembers: effect('PUT /group/:groupId/people', ['operator'], changedTogether, {
    changes: [person],
    about:
      'Makes people belong to a group. Who belongs to it already stays, and is among the `unchanged`. `failed` ' +
      'names those who could not join, and why.',
    body: z.object({ personIds: severalIds }),
  }),
  removeGroupMembers: effect('POST /group/:groupId/people/leave', ['operator'], changedTogether, {
    changes: [person],
    about:
      'Takes up to 100 people out of a group, each with all who were joined. `failed` names those who stay, and why.',
    body: z.object({ personIds: severalIds }),
  }),
  removeGroupMember: effect('DELETE /group/:groupId/person/:personId', ['operator'], changed, {
    changes: [person],
    about:
      'Takes a person out of a group, with all who were joined. Sessions end at applications to which the ' +
      'person has no other access.',
  }),
  getGroupApplications: lists('GET /group/:groupId/applications', ['operator'], openings, {
    about: 'Lists the applications that are open to a group.',
    where: ({ groupId }) => ({ groupId }),
    show: shownOpening,
  }),
  getOpenings: lists('GET /application/:appId/openings', ['operator'], openings, {
    about:
      'Lists the groups to which an application is open. A row without a group says that it is open to ' +
      'everybody.',
    where: ({ appId }) => ({ applicationId: appId }),
    show: shownOpening,
  }),
  changeOpenings: effect('PUT /application/:appId/openings', ['operator'], changed, {
    changes: [application, group],
    about:
      'Opens an application to a group or to everybody, or closes it. Its people need no invitation: access ' +
      'is recorded with the first sign-in, and takes a place of the plan then. Only for applications whose ' +
      "people sign in on the organization's address.",
    body: z.object({ everybody: z.boolean().optional(), open: id().optional(), close: id().optional() }),
  }),
  getPersonGroups: lists('GET /person/:personId/groups', ['operator'], memberships, {
    about:
      'Lists the groups that a person belongs to. `personId` says by whom, as those who were joined into the ' +
      'person count too.',
    where: ({ personId }) => ({ holderId: personId }),
    show: view(membershipReply, (row: RowOf<typeof memberships>) => {
      const { groupId, groupName, source, personId, createdAt: joinedAt } = row;
      return { groupId, groupName, source, personId, joinedAt };
    }),
  }),
  getPersonOpenings: answers('GET /person/:personId/openings', ['operator'], z.array(openToPerson), {
    shows: [openings, memberships],
    about: 'Lists the applications that a person may use without an invitation, and why, each once.',
  }),
  deletePerson: does(
    'DELETE /person/:personId',
    ['operator'],
    DeletePerson,
    ({ personId }) => ({ id: personId }),
    {
      about: 'Deletes a person, with the access to every application, the devices and the groups.',
    },
  ),
};
