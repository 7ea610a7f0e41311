import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../api/callKinds.ts';
import { calls } from '../../../api/calls.ts';
import { hasBody } from '../../../api/client.ts';
import { type Here, sharedProduct, visit } from '../../product.ts';

let product: Here;
beforeAll(async () => {
  product = await sharedProduct();
});

/** A body that is taken as it comes is read by who checks its signature. */
const sending = Object.values(calls as Record<string, Call>)
  .filter(({ raw }) => !raw)
  .map(({ path }) => path.split(' ') as [string, string])
  .filter(([verb]) => hasBody(verb));

/** Sends a body to every call that takes one, and counts the answers by status and words. */
async function sentToAll(body: string, type: string | undefined) {
  const answers = new Map<string, number>();
  for (const [method, route] of sending) {
    const path = `/api${route.replace(/:\w+/g, 'x')}`;
    const headers = type === undefined ? {} : { 'content-type': type };
    const answer = await visit(product).send(path, { method, headers, body });
    const { errorMessage } = (await answer.json()) as { errorMessage?: string };
    const said = `${answer.status} ${errorMessage}`;
    answers.set(said, (answers.get(said) ?? 0) + 1);
  }
  return Object.fromEntries(answers);
}

describe('every call with a body', () => {
  test.each(['text/json', undefined])(
    'refuses one whose type is %s, instead of leaving it unread',
    async (type) => {
      const said = '415 The body must be JSON, with Content-Type: application/json';
      expect(await sentToAll('{"recoveryWaitHours":72}', type)).toEqual({ [said]: sending.length });
    },
  );
  test('refuses a list', async () => {
    expect(await sentToAll('[null,null]', 'application/json')).toEqual({
      '400 The body must be a JSON object': sending.length,
    });
  });
  test('refuses one that is nested deeply, before it is read', async () => {
    const deep = `{"a":${'['.repeat(33)}${']'.repeat(33)}}`;
    expect(await sentToAll(deep, 'application/json')).toEqual({
      '413 The request is too large': sending.length,
    });
  });
});
