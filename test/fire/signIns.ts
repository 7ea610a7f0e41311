import { expect } from 'vitest';
import { raw } from '../clients/raw.ts';
import { type App, shopper } from '../people/people.ts';
import type { Spawned } from '../product.ts';

/**
 * Lets four people sign in repeatedly, and kills the product after `enough` sign-ins. Returns the correlation id of
 * every acknowledged sign-in.
 */
export async function signInsUntilKilled(product: Spawned, app: App, enough: number): Promise<string[]> {
  const people = Array.from({ length: 4 }, () => shopper(product, app));
  await Promise.all(people.map((each, i) => each.register(`Soft ${i}`)));
  const acknowledged: string[] = [];
  let killing: Promise<void> | undefined;
  async function signInForEver({ guest, key }: (typeof people)[number]) {
    for (;;) {
      const { options, transactionId } = (await raw(guest, `POST /sdk/${app.appId}/login`, {})).body;
      const body = { credential: key.get(options as object), transactionId };
      const { status, headers } = await raw(guest, `POST /sdk/${app.appId}/verify-login`, body);
      expect(status).toBe(200);
      acknowledged.push(headers.get('x-correlation-id')!);
      if (acknowledged.length >= enough) killing ??= product.kill();
    }
  }
  const ends = await Promise.allSettled(people.map(signInForEver));
  await killing;
  // Each loop must have ended because the connection failed, and for no other reason.
  for (const end of ends) expect(end).toMatchObject({ reason: { code: expect.stringMatching(/^ECONN/) } });
  return acknowledged;
}
