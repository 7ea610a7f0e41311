import { expect, test } from 'vitest';
import { untilFresh } from './fresh.ts';

/** Answers as a server whose read models are behind for so many answers. */
function behind(stale: number) {
  let asked = 0;
  const ask = async () => {
    asked++;
    return new Response(`answer ${asked}`, asked <= stale ? { headers: { 'x-read-stale': 'true' } } : {});
  };
  return { ask, asked: () => asked };
}

test('an answer that shows the own changes is taken at once', async () => {
  const { ask, asked } = behind(0);
  expect(await (await untilFresh(ask)).text()).toBe('answer 1');
  expect(asked()).toBe(1);
});

test('an answer without the own changes is asked for again', async () => {
  const { ask } = behind(2);
  expect(await (await untilFresh(ask)).text()).toBe('answer 3');
});

test('after four answers without them the page shows what there is', async () => {
  const { ask, asked } = behind(100);
  expect(await (await untilFresh(ask)).text()).toBe('answer 4');
  expect(asked()).toBe(4);
});
