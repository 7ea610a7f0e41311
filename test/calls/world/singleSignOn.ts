import type { tryoutCalls } from '../../../api/calls/applications/tryouts.ts';
import type { ssoCalls } from '../../../api/calls/signIn/sso.ts';
import type { invitedCalls } from '../../../api/calls/users/invited.ts';
import { byPhone, follow, invitedToOidc, oidcUser, relyingParty } from '../../clients/openid.ts';
import { samlUser } from '../../clients/saml.ts';
import { askedFor } from '../../clients/serviceProvider.ts';
import { inviteRequest } from '../../people/phones.ts';
import { visit } from '../../product.ts';
import type { Inputs, World } from './world.ts';

/** A browser that an OpenID application has sent to sign in. */
async function oidcRequest({ own, product }: World) {
  const party = await relyingParty(product, own.wiki);
  const from = visit(product, own.wiki.host);
  const page = await follow(from, (await party.begin()).url);
  return { as: 'visitor' as const, from, input: { requestId: page.searchParams.get('requestId')! } };
}

/** A browser that has been sent to sign in to a SAML application. */
async function samlRequest({ own, product }: World) {
  const from = visit(product, own.hr.host);
  const { idp } = await own.call('GET /SAML/app/:appId', { appId: own.hr.appId });
  const { requestId } = await askedFor(from, await from.send(idp.startUrl));
  return { as: 'visitor' as const, from, input: { requestId } };
}

export const singleSignOn: Inputs<typeof ssoCalls & typeof invitedCalls & typeof tryoutCalls> = {
  beginTryout: ({ own }) => ({ as: 'operator', input: { appId: own.wiki.appId } }),
  tryRadiusClient: ({ own }) => ({
    as: 'operator',
    input: { radiusClientId: own.vpn.clientId, username: 'nobody@users.example' },
  }),
  tryOwnSite: ({ own }) => ({ as: 'operator', input: { appId: own.app.appId, username: 'nobody' } }),
  readTryout: async ({ own }) => {
    const { id: tryoutId } = await own.call('POST /tryApplication/:appId', { appId: own.wiki.appId });
    return { as: 'operator', input: { tryoutId } };
  },
  readOidcRequest: (world) => oidcRequest(world),
  loginOIDCUsers: (world) => oidcRequest(world),
  openOidcApproval: (world) => oidcRequest(world),
  collectOidcApproval: async (world) => {
    const { own, product } = world;
    const { key, email } = await oidcUser(product, own, own.wiki);
    const { from, input } = await oidcRequest(world);
    const { transactionId, screen, approve } = await byPhone(product, from, input.requestId, {
      username: email,
    });
    await approve(key);
    return { as: 'visitor', from: screen, input: { ...input, transactionId } };
  },
  openInviteApproval: async ({ product, own }) => {
    const { accessToken } = await invitedToOidc(product, own, own.wiki);
    return { as: 'visitor', from: visit(product, own.wiki.host), input: { accessToken } };
  },
  acceptInvite: async ({ product, own }) => {
    const { email, accessToken } = await invitedToOidc(product, own, own.wiki);
    await samlUser(product, own, own.hr, { email });
    return { as: 'visitor', from: visit(product, own.wiki.host), input: { accessToken } };
  },
  collectInviteApproval: async ({ product, own }) => {
    const { accessToken } = await invitedToOidc(product, own, own.wiki);
    const { transactionId, screen, register, key } = await inviteRequest(product, own.wiki.host, accessToken);
    await register(key());
    return { as: 'visitor', from: screen, input: { transactionId } };
  },
  verifyLoginOIDCUsers: async (world) => {
    const { own, product } = world;
    const { key } = await oidcUser(product, own, own.wiki);
    const { from, input } = await oidcRequest(world);
    const { options, transactionId } = await from.call('POST /loginOIDCUsers', input);
    return { as: 'visitor', from, input: { credential: key.get(options), transactionId } };
  },
  readSamlRequest: (world) => samlRequest(world),
  loginSamlUser: (world) => samlRequest(world),
  verifyLoginSamlUser: async (world) => {
    const { own, product } = world;
    const { key } = await samlUser(product, own, own.hr);
    const { from, input } = await samlRequest(world);
    const { options, transactionId } = await from.call('POST /SAML/login', input);
    return { as: 'visitor', from, input: { credential: key.get(options), transactionId } };
  },
  openSamlApproval: (world) => samlRequest(world),
  collectSamlApproval: async (world) => {
    const { own, product } = world;
    const { key, email: username } = await samlUser(product, own, own.hr);
    const { from, input } = await samlRequest(world);
    const path = 'POST /SAML/approval';
    const { transactionId, screen, approve } = await byPhone(
      product,
      from,
      input.requestId,
      { username },
      path,
    );
    await approve(key);
    return { as: 'visitor', from: screen, input: { ...input, transactionId } };
  },
};
