import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { openMail, operatorOf, register } from '../../test/people/people.ts';
import { type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
beforeAll(async () => {
  product = await sharedProduct();
});
type Caller = Pick<Awaited<ReturnType<typeof openMail>>['guest'], 'call'>;
/** Changes the own account, also by what no type allows. */
const changing =
  ({ call }: Caller, userId: string) =>
  (sent: object) =>
    call('PUT /updateOperator/:userId', { userId, ...sent });
const shownOf = ({ call }: Caller, userId: string) => call('GET /getOperator/:userId', { userId });

test('a mailed token confirms the address when it says so, and nothing else [onboarding.call.put-updateoperator]', async () => {
  const { email } = await register(product);
  const { guest, userId } = await openMail(product, email);
  const change = changing(guest, userId);
  for (const sent of [{}, { emailVerified: false }, { emailVerified: true, showStarter: false }])
    expect([sent, await refusal(change(sent))]).toMatchObject([sent, { status: 400 }]);
  for (const sent of [{ showStarter: false }, { showDeviceHint: false }])
    expect([sent, await refusal(change(sent))]).toEqual([sent, refusing('session.forbidden')]);
  expect(await shownOf(guest, userId)).toMatchObject({ emailVerified: false, showStarter: true });
  expect(await change({ emailVerified: true })).toMatchObject({ errorCode: 0, id: userId });
  expect(await shownOf(guest, userId)).toMatchObject({ emailVerified: true, showStarter: true });
});
test('a session dismisses the hint that is named, and confirms no address', async () => {
  const ada = await operatorOf(product);
  const change = changing(ada, ada.userId);
  expect(await refusal(change({ emailVerified: true }))).toEqual(refusing('session.forbidden'));
  for (const sent of [{}, { showStarter: false, showDeviceHint: false }])
    expect([sent, await refusal(change(sent))]).toMatchObject([sent, { status: 400 }]);
  expect(await shownOf(ada, ada.userId)).toMatchObject({ showStarter: true, showDeviceHint: true });
  await change({ showDeviceHint: false });
  expect(await shownOf(ada, ada.userId)).toMatchObject({ showStarter: true, showDeviceHint: false });
  await change({ showStarter: false });
  expect(await shownOf(ada, ada.userId)).toMatchObject({ showStarter: false, showDeviceHint: false });
});
