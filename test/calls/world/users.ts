import { randomUUID } from 'node:crypto';
import type { sdkCalls } from '../../../api/calls/approvals/sdk.ts';
import type { addressCalls } from '../../../api/calls/users/addresses.ts';
import type { customAttributeCalls } from '../../../api/calls/users/customAttributes.ts';
import type { helpCalls } from '../../../api/calls/users/help.ts';
import type { peopleCalls } from '../../../api/calls/users/people.ts';
import type { userDeviceCalls } from '../../../api/calls/users/userDevices.ts';
import type { userCalls } from '../../../api/calls/users/users.ts';
import { AskForAccess } from '../../../domain/helpRequest/commands.ts';
import { helpToken } from '../../../server-kit/access/helpToken.ts';
import { personIdOf } from '../../people/familyUsers.ts';
import { shopper, unique, webApp } from '../../people/people.ts';
import { berlin, shopRequest } from '../../people/phones.ts';
import { recoveredUser } from '../../people/recovery.ts';
import { caughtUp, mailedToken, solveCaptcha, visit } from '../../product.ts';
import type { Inputs, World } from './world.ts';

/** The passkey of a tenant's user has answered, as a website asks before a further passkey is made. */
async function confirming({ guest, key }: World['own']['person'], { appId }: { appId: string }) {
  const { options, transactionId } = await guest.call('POST /sdk/:appId/login', { appId });
  return { appId, credential: key.get(options), transactionId };
}

const floor = { name: 'floor', label: 'Floor', kind: 'text', options: [] as string[] } as const;
const personOf = async ({ product, own }: World) => ({ personId: await personIdOf(product, own.endUserId) });

/** A device of a user's person. */
async function deviceOf({ product, own }: World, userId = own.endUserId) {
  await caughtUp(product);
  const [first] = await own.call('GET /getUserDevices/:userId', { userId });
  return { personId: await personIdOf(product, userId), deviceId: first!.id };
}
/** A person of the tenant who registered at another shop. */
async function newcomer({ product, own }: World) {
  const { userId } = await shopper(product, await webApp(own)).register(unique('user'));
  await caughtUp(product);
  return personIdOf(product, userId);
}

/** A person of the organisation without access to its wiki, and the token of a sign-in there that was refused. */
async function shutOut({ product, own }: World) {
  const personId = await personIdOf(product, own.member.userId);
  const applicationId = own.wiki.appId;
  return { accessToken: helpToken(product.system, { personId, applicationId }) };
}
/** A request for access that waits for an answer. */
async function askedAccess({ product, own }: World) {
  const personId = await personIdOf(product, own.member.userId);
  const id = randomUUID();
  const asking = { id, personId, applicationId: own.wiki.appId };
  const by = { actor: { role: 'visitor', id: 'visitor' }, correlationId: id } as const;
  await product.system.executor.execute(AskForAccess, asking, by);
  return { requestId: id, answer: 'declined' };
}

type Calls = typeof peopleCalls &
  typeof customAttributeCalls &
  typeof addressCalls &
  typeof helpCalls &
  typeof userCalls &
  typeof userDeviceCalls &
  typeof sdkCalls;
export const users: Inputs<Calls> = {
  getPeople: () => ({ as: 'operator', input: {} }),
  getPerson: async (world) => ({ as: 'operator', input: await personOf(world) }),
  updatePerson: async (world) => ({
    as: 'operator',
    input: { ...(await personOf(world)), suspended: false },
  }),
  updatePeople: async (world) => ({
    as: 'operator',
    input: { personIds: [(await personOf(world)).personId], suspended: false },
  }),
  describePerson: async (world) => ({
    as: 'operator',
    input: { ...(await personOf(world)), family_name: 'Lovelace', address: { city: 'London' } },
  }),
  customAttributes: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  defineCustomAttributes: ({ own }) => ({
    as: 'operator',
    input: { uniqueId: own.uniqueId, attributes: [floor] },
  }),
  personCustomAttributes: async (world) => ({ as: 'operator', input: await personOf(world) }),
  peopleCustomAttributes: async (world) => ({
    as: 'operator',
    input: { personIds: [(await personOf(world)).personId] },
  }),
  changeCustomAttributes: async (world) => {
    await world.own.call('PUT /attributes/:uniqueId', { uniqueId: world.own.uniqueId, attributes: [floor] });
    return { as: 'operator', input: { ...(await personOf(world)), attributes: { floor: 'Third' } } };
  },
  previewJoin: async (world) => ({
    as: 'operator',
    input: { ...(await personOf(world)), into: await newcomer(world) },
  }),
  joinPeople: async (world) => ({
    as: 'operator',
    input: { personId: await newcomer(world), into: (await personOf(world)).personId },
  }),
  partPeople: async (world) => ({ as: 'operator', input: await personOf(world) }),
  askAddress: async (world) => ({
    as: 'operator',
    input: { ...(await personOf(world)), address: `${unique('ada')}@acme.example` },
  }),
  withdrawAddress: async (world) => ({ as: 'operator', input: await personOf(world) }),
  confirmAddress: async (world) => {
    const address = `${unique('ada')}@acme.example`;
    await world.own.call('PUT /person/:personId/address', { ...(await personOf(world)), address });
    return {
      as: 'visitor',
      input: { accessToken: await mailedToken(world.product, address, 'confirmAddress') },
    };
  },
  readAccessRequest: async (world) => ({ as: 'visitor', input: await shutOut(world) }),
  askForAccess: async (world) => ({ as: 'visitor', input: await shutOut(world) }),
  mailHelpLink: async ({ product, own }) => {
    const from = visit(product, `${own.subdomain}.localhost`);
    return { as: 'visitor', from, input: { email: own.email, captcha: await solveCaptcha(from) } };
  },
  getHelpRequests: () => ({ as: 'operator', input: {} }),
  answerHelpRequest: async (world) => ({ as: 'operator', input: await askedAccess(world) }),
  getPersonDevices: async (world) => ({ as: 'operator', input: await personOf(world) }),
  updatePersonDevice: async (world) => ({
    as: 'operator',
    input: { ...(await deviceOf(world)), suspended: false },
  }),
  removePersonDevice: async (world) => {
    const { product, own } = world;
    const { userId } = await recoveredUser(product, own, own.app);
    return { as: 'operator', input: await deviceOf(world, userId) };
  },
  sendPersonRecovery: async (world) => ({ as: 'operator', input: await personOf(world) }),
  getLoginCountByDate: ({ own }) => ({ as: 'operator', input: { userId: own.endUserId } }),
  getUser: ({ own }) => ({ as: 'operator', input: { userId: own.endUserId } }),
  getUserDevices: ({ own }) => ({ as: 'operator', input: { userId: own.endUserId } }),
  suspendDevice: ({ own }) => ({
    as: 'operator',
    input: { userId: own.endUserId, credentialID: own.person.key.id, suspended: false },
  }),
  removeDevice: async ({ product, own }) => {
    const { userId, old } = await recoveredUser(product, own, own.app);
    return { as: 'operator', input: { userId, credentialID: old.id } };
  },
  sendUserRecovery: ({ own }) => ({ as: 'operator', input: { userId: own.endUserId } }),
  readUserRecovery: async ({ product, own }) => {
    const { userId } = await shopper(product, own.app).register(unique('user'));
    const { link } = await own.call('POST /recovery/user/:userId', { userId });
    return { as: 'visitor', input: { accessToken: link!.split('/recoverUser/')[1]! } };
  },
  sdkChallenge: ({ own }) => ({ as: 'visitor', from: own.person.guest, input: { appId: own.app.appId } }),
  sdkRegister: async ({ own }) => ({
    as: 'visitor',
    from: own.person.guest,
    input: {
      appId: own.app.appId,
      username: unique('user'),
      captcha: await solveCaptcha(own.person.guest),
    },
  }),
  sdkVerifyRegister: async ({ own, product }) => {
    const { guest, key } = shopper(product, own.app);
    const begun = await guest.call('POST /sdk/:appId/register', {
      appId: own.app.appId,
      username: unique('user'),
      captcha: await solveCaptcha(guest),
    });
    return {
      as: 'visitor',
      from: guest,
      input: {
        appId: own.app.appId,
        credential: key.create(begun.options),
        transactionId: begun.transactionId,
      },
    };
  },
  sdkLogin: ({ own }) => ({ as: 'visitor', from: own.person.guest, input: { appId: own.app.appId } }),
  sdkVerifyLogin: async ({ own: { person, app } }) => {
    const begun = await person.guest.call('POST /sdk/:appId/login', { appId: app.appId });
    return {
      as: 'visitor',
      from: person.guest,
      input: {
        appId: app.appId,
        credential: person.key.get(begun.options),
        transactionId: begun.transactionId,
      },
    };
  },
  sdkAddDevice: async ({ own: { person, app } }) => ({
    as: 'visitor',
    from: person.guest,
    input: await confirming(person, app),
  }),
  sdkVerifyAddDevice: async ({ product, own: { person, app } }) => {
    const begun = await person.guest.call('POST /sdk/:appId/add-device', await confirming(person, app));
    const { key } = shopper(product, app);
    const { transactionId } = begun;
    return {
      as: 'visitor',
      from: person.guest,
      input: { appId: app.appId, credential: key.create(begun.options), transactionId },
    };
  },
  sdkAddPhone: async ({ own: { person, app } }) => ({
    as: 'visitor',
    from: person.guest,
    input: { ...(await confirming(person, app)), place: berlin },
  }),
  sdkOpenRequest: ({ own }) => ({
    as: 'visitor',
    from: own.person.guest,
    input: { appId: own.app.appId, type: 2, place: berlin },
  }),
  sdkResult: async ({ product, own }) => {
    const { shop, waiting } = await shopRequest(product, own.app, { type: 2 });
    return { as: 'visitor', from: shop, input: waiting };
  },
  sdkCancel: async ({ product, own }) => {
    const { shop, waiting } = await shopRequest(product, own.app, { type: 2 });
    return { as: 'visitor', from: shop, input: waiting };
  },
  getAllUsersByAppId: ({ own }) => ({ as: 'operator', input: { appId: own.app.appId } }),
  getAllUsersByUniqueId: ({ own }) => ({ as: 'operator', input: { uniqueId: own.uniqueId } }),
  updateUser: ({ own }) => ({
    as: 'operator',
    input: { userId: own.endUserId, suspended: false, name: 'Ada' },
  }),
  deleteUser: async ({ own, product }) => ({
    as: 'operator',
    input: { userId: (await shopper(product, own.app).register(unique('user'))).userId },
  }),
  updateUsers: ({ own }) => ({
    as: 'operator',
    input: { userIds: [own.endUserId], suspended: false },
  }),
  deleteUsers: async ({ own, product }) => ({
    as: 'operator',
    input: { userIds: [(await shopper(product, own.app).register(unique('user'))).userId] },
  }),
};
