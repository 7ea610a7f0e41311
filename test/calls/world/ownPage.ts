import type { ownPageCalls } from '../../../api/calls/users/ownPage.ts';
import { softKey } from '../../clients/softKey.ts';
import { beginOwnSignIn, ownPageAt, withOwnPage } from '../../people/ownPage.ts';
import { caughtUp } from '../../product.ts';
import type { Inputs, World } from './world.ts';

/** A person on the own page, and a link that adds a device. */
async function withLink({ product, own }: World) {
  const grace = await withOwnPage(product, own, own.wiki);
  return { ...grace, accessToken: (await grace.call('POST /me/deviceLink', {})).accessToken };
}

export const ownPages: Inputs<typeof ownPageCalls> = {
  ownPage: async ({ product, own }) => ({
    as: 'visitor',
    from: ownPageAt(product, own.wiki.host),
    input: {},
  }),
  ownLogin: ({ product, own }) => ({ as: 'visitor', from: ownPageAt(product, own.wiki.host), input: {} }),
  ownVerifyLogin: async ({ product, own }) => {
    const { browser: from, key } = await withOwnPage(product, own, own.wiki);
    return { as: 'visitor', from, input: await beginOwnSignIn(from, key) };
  },
  removeOwnDevice: async (world) => {
    const { browser: from, call, host, accessToken } = await withLink(world);
    const { options, transactionId } = await call('POST /me/devices', { accessToken });
    const credential = softKey({ rpId: host, origin: from.origin }).create(options);
    await call('POST /me/devices/verify', { credential, transactionId });
    await caughtUp(world.product);
    const { devices } = await call('GET /ownDevices', {});
    return { as: 'visitor', from, input: { deviceId: devices.find(({ current }) => !current)!.id } };
  },
  ownDeviceLink: async ({ product, own }) => ({
    as: 'visitor',
    from: (await withOwnPage(product, own, own.wiki)).browser,
    input: {},
  }),
  readOwnDeviceLink: async (world) => {
    const { browser: from, accessToken } = await withLink(world);
    return { as: 'visitor', from, input: { accessToken } };
  },
  addOwnDevice: async (world) => {
    const { browser: from, accessToken } = await withLink(world);
    return { as: 'visitor', from, input: { accessToken } };
  },
  verifyAddOwnDevice: async (world) => {
    const { browser: from, call, host, accessToken } = await withLink(world);
    const { options, transactionId } = await call('POST /me/devices', { accessToken });
    const credential = softKey({ rpId: host, origin: from.origin }).create(options);
    return { as: 'visitor', from, input: { credential, transactionId } };
  },
};
