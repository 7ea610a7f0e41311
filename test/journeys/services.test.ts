import { expect, test } from 'vitest';
import { shopper } from '../people.ts';
import { visit } from '../product.ts';
import { startServices } from '../services.ts';
import { mainJob } from './steps.ts';

const world = mainJob(() => startServices());

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
  // a projector that was killed leaves its lease, which runs out
  await expect.poll(logins, { timeout: 20_000 }).toBe(product.names.length);
});
