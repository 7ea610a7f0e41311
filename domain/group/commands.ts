import { z } from 'zod';
import { formsOf, usual } from '../addresses.ts';
import { type Claim, commandsOf, id, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { oneLine } from '../names.ts';
import { organisation } from '../organisation/organisation.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { type Group, group } from './group.ts';

const command = commandsOf(group);
const one = z.object({ id: id() });
/** Who asks: groups of a directory, and who belongs to them, are changed by its sync alone. */
export const source = z.enum(happened.groupSources).default('console');
export function decidedBy(state: Group, asking: Group['source']) {
  if (state.source !== asking) refuse('group.source');
}
/** The name of a group, on one line. */
export const groupName = text(limits.groupName, 1).transform((typed) => usual(oneLine(typed)));

/** The values under which the name of a group is unique in the organisation, whatever its capitals. */
export const groupKeys = (organisationId: string, name: string): string[] =>
  formsOf(name).map((form) => `${organisationId}:${form}`);
const named = (organisationId: string, name: string): Claim[] =>
  groupKeys(organisationId, name).map((value) => ({ kind: 'group.name', value }));
/** The groups whose ends an application tells from its directory. */
const ofDirectory = (applicationId: string): Claim => ({ kind: 'directory.groups', of: applicationId });

/** Makes a group, to which nobody belongs yet. */
export const CreateGroup = command(
  {
    input: one.extend({
      organisationId: id(),
      name: groupName,
      source,
      /** The application whose directory the group is read from. */
      applicationId: id().optional(),
    }),
    parent: ({ organisationId }) => ref(organisation, organisationId),
    claims: ({ organisationId, name, applicationId }): Claim[] => [
      ...named(organisationId, name),
      { kind: 'group.count', of: organisationId },
      ...(applicationId ? [ofDirectory(applicationId)] : []),
    ],
  },
  ({ status }, { name, source, applicationId = null }) =>
    status === 'absent' ? [happened.GroupCreated({ name, source, applicationId })] : [],
);

export const RenameGroup = command(
  {
    input: one.extend({ name: groupName, source }),
    claims: ({ name }, { organisationId }) => named(organisationId, name),
  },
  (state, { name, source }) => {
    decidedBy(state, source);
    return state.name === name ? [] : [happened.GroupRenamed({ name })];
  },
);

/** Lets an application that reads the directory of a group decide about it: another one, or one that reads it again. */
export const HandOverGroup = command(
  { input: one.extend({ applicationId: id() }), claims: ({ applicationId }) => [ofDirectory(applicationId)] },
  (state, { applicationId }) => {
    if (!state.ofDirectory) refuse('group.source');
    return state.applicationId === applicationId ? [] : [happened.GroupHandedOver({ applicationId })];
  },
);

/** Lets operators decide about a group, because the application `from` no longer reads its directory. */
export const ReleaseGroup = command({ input: one.extend({ from: id().nullable() }) }, (state, { from }) =>
  state.source === 'directory' && state.applicationId === from ? [happened.GroupReleased({})] : [],
);

/** Notes that an application is about to be opened to the group, so that the end of the group is told there. */
export const UseGroup = command(
  { input: one.extend({ applicationId: id() }) },
  ({ applications }, { applicationId }) =>
    applications.includes(applicationId) ? [] : [happened.GroupUsed({ applicationId })],
);

/** Deletes a group. Applications that were open to it are closed to those who have no other access. */
export const DeleteGroup = command({ input: one }, () => [happened.GroupDeleted({})]);
