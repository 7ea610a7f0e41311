import { z } from 'zod';
import { group } from '../group/group.ts';
import { commandsOf, id, lives, ref } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import { type Application, application } from './application.ts';
import * as happened from './events.ts';
import { ownSiteOf } from './kinds.ts';

const command = commandsOf(application);
const one = z.object({ id: id() });
const toGroup = one.extend({ groupId: id() });

/** Refuses to open an application for which a passkey of its own site is needed, which nobody has by a group. */
function canBeOpened({ settings }: Application) {
  if (ownSiteOf(settings)) refuse('application.kind');
}

/** Lets the people of a group use the application, now and whoever joins the group. */
export const OpenToGroup = command(
  { input: toGroup, needs: ({ groupId }) => ({ group: ref(group, groupId) }) },
  (state, { groupId }, { needs }) => {
    canBeOpened(state);
    if (!lives(needs.group)) refuse('group.unknown');
    const { groups } = state.openTo;
    if (groups.includes(groupId)) return [];
    if (groups.length >= limits.applicationGroups) refuse('group.most');
    return [happened.ApplicationOpenedToGroup({ groupId })];
  },
);
/** Closes the application to a group. Who was invited keeps the access. */
export const CloseToGroup = command({ input: toGroup }, ({ openTo }, { groupId }) =>
  openTo.groups.includes(groupId) ? [happened.ApplicationClosedToGroup({ groupId })] : [],
);

/** Lets everybody who is known to the organisation use the application. */
export const OpenToEverybody = command({ input: one }, (state) => {
  canBeOpened(state);
  return state.openTo.everybody ? [] : [happened.ApplicationOpenedToEverybody({})];
});
/** Ends that. Who was invited, or belongs to a group that it is open to, keeps the access. */
export const CloseToEverybody = command({ input: one }, ({ openTo }) =>
  openTo.everybody ? [happened.ApplicationClosedToEverybody({})] : [],
);
