import { beforeAll, expect, test } from 'vitest';
import { oidcApp } from '../../../test/clients/openid.ts';
import { operatorOf, shopper, unique, webApp } from '../../../test/people/people.ts';
import { addsDevice, colleagueOf, grantedDevice, invited, invitedUser } from '../../../test/people/team.ts';
import { caughtUp, type Here, sharedProduct } from '../../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
const stepsOf = async ({ call }: Pick<typeof ada, 'call'>) => {
  await caughtUp(product);
  return call('GET /firstSteps', {});
};

beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product);
});

test('of a new organisation, nothing is there', async () => {
  await invited(product, ada);
  expect(await stepsOf(ada)).toEqual({
    ...{ errorCode: 0, application: null, toTry: null },
    ...{ invited: false, registered: false, secondWay: false, signedIn: false },
  });
});
test('each step is there by what was done: an application, an invitation, a passkey, a sign-in', async () => {
  const rival = await operatorOf(product);
  const app = await webApp(ada);
  expect(await stepsOf(ada)).toMatchObject({
    application: { appId: app.appId, family: 'general' },
    ...{ toTry: { appId: app.appId, family: 'general' }, invited: false },
  });
  const { appId, name } = await oidcApp(ada);
  expect(await stepsOf(ada)).toMatchObject({
    application: { appId: app.appId },
    toTry: { appId, name, family: 'oidc' },
  });
  await invitedUser(product, ada, app);
  expect(await stepsOf(ada)).toMatchObject({ invited: true, registered: false });
  const grace = shopper(product, app);
  await grace.register(unique('grace'));
  expect(await stepsOf(ada)).toMatchObject({ registered: true, signedIn: false });
  await grace.signIn();
  expect(await stepsOf(ada)).toMatchObject({ signedIn: true, secondWay: false });
  expect(await stepsOf(rival)).toMatchObject({ application: null, invited: false, signedIn: false });
});
test('a second device is a second way in for its owner, and a colleague for the team', async () => {
  const eve = await operatorOf(product);
  const bob = await colleagueOf(product, eve);
  for (const each of [eve, bob]) expect(await stepsOf(each)).toMatchObject({ secondWay: true });
  await eve.call('PUT /suspendOperator/:userId', { userId: bob.userId, suspended: true });
  expect(await stepsOf(eve)).toMatchObject({ secondWay: false });
  await addsDevice(product, (await grantedDevice(product, eve)).accessToken);
  expect(await stepsOf(eve)).toMatchObject({ secondWay: true });
});
