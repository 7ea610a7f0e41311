import { expect } from 'vitest';
import type { Product } from '../product.ts';
import { chance } from './fire.ts';
import { registerOperator, registerUser, type Yard } from './lanes.ts';
import { everything } from './truth.ts';
import type { Witness } from './witness.ts';

/**
 * The correlation ids of the registrations that got as far as a passkey; only then is the name taken. Reading the whole
 * log could take longer than the interrupted ceremonies may last.
 */
const enrolled = async (product: Product) =>
  new Set(
    (await everything(product, { streamPrefixes: ['user-', 'operator-'] }))
      .filter(({ type }) => /^(?:User|Operator)Enrolled$/.test(type))
      .map(({ metadata }) => metadata.correlationId),
  );

/**
 * Repeats every interrupted request with its idempotency key. For about half of the registrations that were not completed,
 * another person registers the name first, so that the late first request must fail. Returns the counts of both.
 */
export async function again(yard: Yard, witness: Witness) {
  const counts = { repeated: 0, anew: 0 };
  // An interrupted registration comes no further by itself, so one look at the log is enough.
  const taken = await enrolled(yard.product);
  for (const request of witness.interrupted()) {
    const { what, name, path, body } = request;
    if (name && chance() < 0.5 && !taken.has(request.correlationId)) {
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
