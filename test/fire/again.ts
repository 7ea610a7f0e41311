import { expect } from 'vitest';
import type { Product } from '../product.ts';
import { chance } from './fire.ts';
import { registerOperator, registerUser, type Yard } from './lanes.ts';
import { everything } from './truth.ts';
import type { Asked, Witness } from './witness.ts';

/** Whether an interrupted registration got as far as a passkey; only then is its name taken. */
const enrolled = async (product: Product, { correlationId }: Asked) =>
  (await everything(product)).some(
    ({ type, metadata }) =>
      metadata.correlationId === correlationId && /^(?:User|Operator)Enrolled$/.test(type),
  );

/**
 * Repeats every interrupted request with its idempotency key. For about half of the registrations that were not completed,
 * another person registers the name first, so that the late first request must fail. Returns the counts of both.
 */
export async function again(yard: Yard, witness: Witness) {
  const counts = { repeated: 0, anew: 0 };
  for (const request of witness.interrupted()) {
    const { what, name, path, body } = request;
    if (name && chance() < 0.5 && !(await enrolled(yard.product, request))) {
      counts.anew += 1;
      if (what === 'registerUser') await registerUser(yard, witness, name, path.split('/')[2]);
      else await registerOperator(yard, witness, name);
      const { status } = await witness.repeat(request);
      expect([what, status]).toEqual([what, expect.toSatisfy((it) => it >= 400 && it < 500)]);
      witness.asked.splice(witness.asked.indexOf(request), 1);
      continue;
    }
    counts.repeated += 1;
    const { status, body: answer } = await witness.repeat(request);
    expect({ what, status, body, answer }).toMatchObject({ status: 200 });
  }
  return counts;
}
