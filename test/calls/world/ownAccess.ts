import type { ownAccessCalls } from '../../../api/calls/users/ownAccess.ts';
import type { ownDataCalls } from '../../../api/calls/users/ownData.ts';
import { follow, relyingParty } from '../../clients/openid.ts';
import { ownPageAt, signInToOwnPage, withOwnPage } from '../../people/ownPage.ts';
import type { Inputs, World } from './world.ts';

const graces = new WeakMap<World, ReturnType<typeof withOwnPage>>();
/** The one person whose page is looked at, because the plan has room for so many people only. */
function graceOf(world: World) {
  const { product, own } = world;
  const grace = graces.get(world) ?? withOwnPage(product, own, own.wiki);
  graces.set(world, grace);
  return grace;
}
const onPage = async (world: World) => ({
  as: 'visitor' as const,
  from: (await graceOf(world)).browser,
  input: {},
});

export const ownAccess: Inputs<typeof ownAccessCalls & typeof ownDataCalls> = {
  ownSignOns: onPage,
  endOtherSignOns: onPage,
  ownApplications: onPage,
  ownSignIns: onPage,
  ownData: onPage,
  readOwnErasure: onPage,
  askForErasure: async ({ product, own }) => ({
    as: 'visitor',
    from: (await withOwnPage(product, own, own.wiki)).browser,
    input: {},
  }),
  endOwnSignOn: async (world) => {
    const grace = await graceOf(world);
    await signInToOwnPage(ownPageAt(world.product, grace.host), grace.key);
    const { sessions } = await grace.call('GET /me/sessions', {});
    const { sessionName } = sessions.find(({ current }) => !current)!;
    return { as: 'visitor', from: grace.browser, input: { sessionName } };
  },
  withdrawConsent: async (world) => {
    const { product, own } = world;
    const grace = await graceOf(world);
    const party = await relyingParty(product, own.wiki);
    await follow(grace.browser, (await party.begin()).url);
    return { as: 'visitor', from: grace.browser, input: { appId: own.wiki.appId } };
  },
};
