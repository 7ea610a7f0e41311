import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let rival: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  [ada, rival] = [await operatorOf(product), await operatorOf(product)];
});

const settingsOf = ({ call, uniqueId }: Operator) =>
  call('GET /organisationSecurity/:uniqueId', { uniqueId });
const usual = { phoneSignIn: 'allowed', recoveryWaitHours: 24 } as const;

test('an organisation starts with the usual security settings; a change shows at once and keeps the others', async () => {
  const { uniqueId } = ada;
  expect(await settingsOf(ada)).toEqual(usual);
  await ada.call('PUT /organisationSecurity/:uniqueId', { uniqueId, phoneSignIn: 'nearby' });
  expect(await settingsOf(ada)).toEqual({ ...usual, phoneSignIn: 'nearby' });
  await ada.call('PUT /organisationSecurity/:uniqueId', { uniqueId, recoveryWaitHours: 0 });
  expect(await settingsOf(ada)).toEqual({ phoneSignIn: 'nearby', recoveryWaitHours: 0 });
  expect(await settingsOf(rival)).toEqual(usual);
});
test('another organisation can neither read nor change the security settings', async () => {
  const { uniqueId } = rival;
  expect(await refusal(ada.call('GET /organisationSecurity/:uniqueId', { uniqueId }))).toEqual(
    refusing('organisation.unknown'),
  );
  const change = ada.call('PUT /organisationSecurity/:uniqueId', { uniqueId, phoneSignIn: 'off' });
  expect(await refusal(change)).toEqual(refusing('organisation.unknown'));
  expect(await settingsOf(rival)).toEqual(usual);
});
test.for([
  ['a way that does not exist', { phoneSignIn: 'sometimes' }],
  ['a negative wait', { recoveryWaitHours: -1 }],
  ['a wait of more than a week', { recoveryWaitHours: 169 }],
  ['half an hour', { recoveryWaitHours: 0.5 }],
  ['hours as a text', { recoveryWaitHours: '24' }],
])('%s is refused and changes nothing', async ([, changes]) => {
  const { uniqueId } = rival;
  const change = rival.call('PUT /organisationSecurity/:uniqueId', { uniqueId, ...(changes as object) });
  expect((await refusal(change)).errorCode).toBe(1000);
  expect(await settingsOf(rival)).toEqual(usual);
});
