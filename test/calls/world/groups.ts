import type { groupCalls } from '../../../api/calls/users/groups.ts';
import { familyUser, personIdOf } from '../../people/familyUsers.ts';
import { unique } from '../../people/people.ts';
import { caughtUp } from '../../product.ts';
import type { Inputs, World } from './world.ts';

async function groupOf({ product, own }: World) {
  const { id: groupId } = await own.call('POST /groups', { name: unique('Group ') });
  await caughtUp(product);
  return { groupId };
}
const memberOf = async ({ product, own }: World) => ({
  personId: await personIdOf(product, own.member.userId),
});
const asOperator = (input: Record<string, unknown>) => ({ as: 'operator' as const, input });

export const groups: Inputs<typeof groupCalls> = {
  getGroups: () => asOperator({}),
  getGroup: async (world) => asOperator(await groupOf(world)),
  addGroup: () => asOperator({ name: unique('Group ') }),
  renameGroup: async (world) => asOperator({ ...(await groupOf(world)), name: unique('Renamed ') }),
  deleteGroup: async (world) => asOperator(await groupOf(world)),
  getGroupMembers: async (world) => asOperator(await groupOf(world)),
  addGroupMembers: async (world) =>
    asOperator({ ...(await groupOf(world)), personIds: [(await memberOf(world)).personId] }),
  removeGroupMember: async (world) => {
    const inGroup = { ...(await groupOf(world)), ...(await memberOf(world)) };
    const { groupId, personId } = inGroup;
    await world.own.call('PUT /group/:groupId/people', { groupId, personIds: [personId] });
    return asOperator(inGroup);
  },
  removeGroupMembers: async (world) => {
    const { groupId } = await groupOf(world);
    const personIds = [(await memberOf(world)).personId];
    await world.own.call('PUT /group/:groupId/people', { groupId, personIds });
    return asOperator({ groupId, personIds });
  },
  getGroupApplications: async (world) => asOperator(await groupOf(world)),
  getOpenings: ({ own }) => asOperator({ appId: own.wiki.appId }),
  changeOpenings: async (world) =>
    asOperator({ appId: world.own.wiki.appId, open: (await groupOf(world)).groupId }),
  getPersonGroups: async (world) => asOperator(await memberOf(world)),
  getPersonOpenings: async (world) => asOperator(await memberOf(world)),
  deletePerson: async ({ product, own }) => {
    const { userId } = await familyUser(product, own);
    return asOperator({ personId: await personIdOf(product, userId) });
  },
};
