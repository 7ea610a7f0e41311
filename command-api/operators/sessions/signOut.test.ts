import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../../test/clients/raw.ts';
import { land, operatorOf, signIn } from '../../../test/people/people.ts';
import { colleagueOf } from '../../../test/people/team.ts';
import { type Here, sharedProduct, visit } from '../../../test/product.ts';

let product: Here;
beforeAll(async () => {
  product = await sharedProduct();
});

test('signing out everywhere ends all sessions of an operator, and none of a colleague', async () => {
  const ada = await operatorOf(product);
  const bob = await colleagueOf(product, ada);
  const other = await land(product, (await signIn(visit(product), ada.key, ada.email)).redirectTo!);
  await ada.call('POST /signOutEverywhere', {});
  for (const { call } of [ada, other])
    expect(await refusal(call('GET /usage', {}))).toEqual(refusing('session.none'));
  expect(await bob.call('GET /session', {})).toMatchObject({ userId: bob.userId });
});
