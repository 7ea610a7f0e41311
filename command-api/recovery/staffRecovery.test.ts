import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import type { SoftKey } from '../../test/clients/softKey.ts';
import { operatorOf, signIn } from '../../test/people/people.ts';
import { beginRecovering, finishRecovering, mailedTo } from '../../test/people/recovery.ts';
import { adminOf, newStaffMember, staffKeyOf, staffSignIn } from '../../test/people/staff.ts';
import { type Guest, type Here, mailedToken, mailsOf, startProduct, visit } from '../../test/product.ts';

let product: Here;
let admin: Guest;
let key: SoftKey;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  admin = await adminOf(product);
  key = await staffKeyOf(product);
});
afterAll(() => product.stop());

const begin = (userId: string, by = admin) => by.call('POST /admin/recovery/:userId', { userId });
type Begun = Awaited<ReturnType<typeof begin>>;
const finish = ({ options, transactionId }: Begun, by = admin, with_ = key) =>
  by.call('POST /admin/verify-recovery-assertion', { credential: with_.get(options), transactionId });

test('a member of the staff sends a link that makes a passkey at once, and everybody concerned is told', async () => {
  const ada = await operatorOf(product);
  await finish(await begin(ada.userId));
  const accessToken = await mailedToken(product, ada.email, 'recover');
  const opened = await visit(product).call('POST /recovery/open', { accessToken });
  expect(opened).toMatchObject({ phase: 'ready', waitHours: 0, email: ada.email });
  await expect.poll(() => mailedTo(product, 'Your access is being recovered')).toContain(ada.email);
  const begun = await beginRecovering(product, accessToken);
  await finishRecovering(begun, begun.key);
  await signIn(visit(product), begun.key, ada.email);
  const stream = await admin.call('GET /history/:stream', { stream: `recovery-${ada.userId}` });
  expect(stream.events.find(({ type }) => type === 'RecoveryRequested')).toMatchObject({
    ...{ data: { by: 'staff', mailed: true }, actor: { role: 'admin' } },
  });
});

test('the answer counts once, and only from the member who began, by a passkey of that member', async () => {
  const ada = await operatorOf(product);
  const links = async () => (await mailsOf(product)).filter(({ to }) => to === ada.email).length;
  const before = await links();
  const credentials = await newStaffMember(product);
  const other = visit(product, 'admin.localhost');
  const others = await staffSignIn(other, product, credentials);
  const failed = refusing('ceremony.failed');
  expect(await refusal(finish(await begin(ada.userId), other))).toEqual(failed);
  expect(await refusal(finish(await begin(ada.userId), admin, others))).toEqual(failed);
  expect(await refusal(finish(await begin(ada.userId), admin, ada.key))).toEqual(failed);
  expect(await links()).toBe(before);
  const begun = await begin(ada.userId);
  await finish(begun);
  expect(await refusal(finish(begun))).toEqual(failed);
  await expect.poll(links).toBe(before + 1);
});

test('an operator who may not sign in is sent no link, and only the staff may send one', async () => {
  const ada = await operatorOf(product);
  expect(await refusal(begin('nobody'))).toEqual(refusing('operator.unknown'));
  expect(await refusal(begin(ada.userId, ada.guest))).toEqual(refusing('session.forbidden'));
  const begun = await begin(ada.userId);
  await admin.call('PUT /suspendOperator/:userId', { userId: ada.userId, suspended: true });
  expect(await refusal(finish(begun))).toEqual(refusing('organisation.suspended'));
  expect(await refusal(begin(ada.userId))).toEqual(refusing('organisation.suspended'));
});
