import { beforeAll, expect, test } from 'vitest';
import { refusal } from '../../test/clients/raw.ts';
import { type App, operatorOf, shopper, webApp } from '../../test/people/people.ts';
import { type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let app: App;
beforeAll(async () => {
  product = await sharedProduct();
  app = await webApp(await operatorOf(product));
});

test.for(['a\u200bda', 'аda', 'a\u202eda'])(
  'a name such as %j is refused before a passkey is made',
  async (username) => {
    const { guest } = shopper(product, app);
    const { appId } = app;
    const told = await refusal(guest.call('POST /sdk/:appId/register', { appId, username }));
    expect(told).toMatchObject({
      status: 400,
      errorCode: 1000,
      message: expect.stringContaining('username'),
    });
    const request = guest.call('POST /sdk/:appId/request', { appId, type: 1, username });
    expect(await refusal(request)).toMatchObject({ status: 400, errorCode: 1000 });
  },
);
