import { afterEach, expect, test } from 'vitest';
import { nothingWrong } from '../clients/browser.ts';
import { raw } from '../clients/raw.ts';
import { eventsIn, openEvents } from '../events.ts';
import { shopper } from '../people/people.ts';
import { openRequest } from '../people/phones.ts';
import { visit } from '../product.ts';
import { startServices } from '../services.ts';
import { mainJob, serverAway } from './steps.ts';

const world = mainJob(() => startServices());

afterEach(({ task }) => {
  if (/^[7-9]:/.test(task.name)) nothingWrong(world.chrome, serverAway);
});

test('7: each service is killed and started again, and nothing that was acknowledged is lost', async () => {
  const { product, appId } = world;
  const person = shopper(product, { appId, origin: world.shopOrigin() });
  const { userId } = await person.register('kept@example.com');
  for (const name of product.names) {
    await product.kill(name);
    await product.start(name);
    const { accessToken } = await person.signIn('kept@example.com');
    const told = await visit(product).call('POST /verifyToken', { accessToken });
    expect([name, told.userId]).toEqual([name, userId]);
  }
  const logins = () =>
    world.operator.evaluate(
      async ([app, id]) => {
        const answer = await fetch(`/api/getAllUsersByAppId/${app}`);
        const rows = (await answer.json()) as { userId: string; loginCount: number }[];
        return rows.find((row) => row.userId === id)?.loginCount;
      },
      [appId, userId] as const,
    );
  // A killed projector leaves its lease, which must expire first.
  await expect.poll(logins).toBe(product.names.length);
  // Each process follows the log by one subscription. A real server does not tell their number.
  if (product.subscriptions() !== undefined)
    await expect.poll(() => product.subscriptions()).toBe(product.names.length);
});

test('8: a screen that waits for an approval hears of it at once, through the front and across a kill', async () => {
  const { product } = world;
  const request = await openRequest(product);
  const listen = () => openEvents(request.screen, `/transaction/getTransaction/${request.id}`);
  const state = async (events: ReturnType<typeof eventsIn>) => (await events.next()).value?.state;

  const cut = eventsIn(await listen());
  // The answer arrives while the stream is still open, so nothing on the way buffers it to the end.
  expect(await state(cut)).toBe('pending');
  await product.kill('command-api');
  await expect(cut.next()).rejects.toMatchObject({ code: 'ECONNRESET' });
  const away = await listen();
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  await Array.fromAsync(away);

  await product.start('command-api');
  const again = eventsIn(await listen());
  expect(await state(again)).toBe('pending');
  const left = await listen();
  left.destroy();
  await request.decline();
  expect(await state(again)).toBe('declined');
  expect(await again.next()).toMatchObject({ done: true });
});
test('9: a script on a customer’s site can read that a service is away, and when to come again', async () => {
  const { product, appId } = world;
  const { guest } = shopper(product, { appId, origin: world.shopOrigin() });
  await product.kill('command-api');
  const { status, headers } = await raw(guest, `POST /sdk/${appId}/login`, {});
  await product.start('command-api');
  expect([status, headers.get('access-control-allow-origin')]).toEqual([503, world.shopOrigin()]);
  expect(headers.get('access-control-expose-headers')).toMatch(/retry-after/);
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
});
