import type { ownAccessCalls } from '../../../api/calls/users/ownAccess.ts';
import type { ownDataCalls } from '../../../api/calls/users/ownData.ts';
import { follow, relyingParty } from '../../clients/openid.ts';
import { ownPageAt, signInToOwnPage, withOwnPage } from '../../people/ownPage.ts';
import type { Inputs, World } from './world.ts';

const onPage = async ({ product, own }: World) => ({
  as: 'visitor' as const,
  from: (await withOwnPage(product, own, own.wiki)).browser,
  input: {},
});

export const ownAccess: Inputs<typeof ownAccessCalls & typeof ownDataCalls> = {
  ownSignOns: onPage,
  endOtherSignOns: onPage,
  ownApplications: onPage,
  ownSignIns: onPage,
  ownData: onPage,
  readOwnErasure: onPage,
  askForErasure: onPage,
  endOwnSignOn: async ({ product, own }) => {
    const grace = await withOwnPage(product, own, own.wiki);
    await signInToOwnPage(ownPageAt(product, grace.host), grace.key);
    const { sessions } = await grace.call('GET /me/sessions', {});
    const { sessionName } = sessions.find(({ current }) => !current)!;
    return { as: 'visitor', from: grace.browser, input: { sessionName } };
  },
  withdrawConsent: async ({ product, own }) => {
    const grace = await withOwnPage(product, own, own.wiki);
    const party = await relyingParty(product, own.wiki);
    await follow(grace.browser, (await party.begin()).url);
    return { as: 'visitor', from: grace.browser, input: { appId: own.wiki.appId } };
  },
};
