import { randomUUID } from 'node:crypto';
import type { Call } from '../../../api/callKinds.ts';
import { calls } from '../../../api/calls.ts';
import { hasBody } from '../../../api/client.ts';
import type { Guest } from '../../product.ts';
import type { Name, World } from './world.ts';

/** Makes one call as `guest`. Returns the answer without its random parts. */
export async function make(
  { product }: World,
  guest: Guest,
  name: Name,
  given: Record<string, unknown>,
  more: Record<string, string> = {},
) {
  const [verb, route] = (calls[name] as Call).path.split(' ') as [string, string];
  const rest = { ...given };
  const path = route.replace(/:(\w+)/g, (_: string, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  const query = verb === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const correlationId = randomUUID();
  const before = await product.system.store.head();
  const answer = await guest.send(`/api${path}${query}`, {
    method: verb,
    headers: {
      'content-type': 'application/json',
      'x-correlation-id': correlationId,
      ...guest.headers,
      ...more,
    },
    ...(hasBody(verb) && { body: JSON.stringify(rest) }),
  });
  const text = await answer.text();
  const { status, headers } = answer;
  return { status, headers, text, body: text.replace(correlationId, ''), correlationId, before };
}

/** The number of events that a request caused, directly or through reactions that have run. */
export async function appendedBy(
  { product }: World,
  { correlationId, before }: { correlationId: string; before: number },
): Promise<number> {
  let count = 0;
  for await (const { metadata, type } of product.system.store.readAll({ after: before }))
    if (type !== 'RequestRefused' && (metadata as { correlationId: string }).correlationId === correlationId)
      count++;
  return count;
}

/** The path parameters of a call that hold the id of a tenant's resource. */
export const idSlots = (name: Name) =>
  [...(calls[name] as Call).path.matchAll(/:(\w+)/g)]
    .map(([, slot]) => slot!)
    .filter((slot) => /Id$/.test(slot));

export const someId = randomUUID;
