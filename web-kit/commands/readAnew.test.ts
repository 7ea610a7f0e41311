import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readAnew } from './readAnew.ts';

/** A list that is shown, and the answers that it waits for, in the order in which it has asked. */
function shownList() {
  const queries = new QueryClient();
  const asked: ((rows: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => asked.push(answer));
  const list = new QueryObserver(queries, { queryKey: ['list', 'all'], queryFn });
  const leave = list.subscribe(() => {});
  return { queries, asked, shown: () => list.getCurrentResult().data, leave };
}

test('a list that was never answered does not take an answer from before the change', async () => {
  const { queries, asked, shown, leave } = shownList();
  const done = readAnew(queries, [['list']]);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!('new');
  asked[0]!('old');
  await done;
  expect(shown()).toBe('new');
  leave();
});

test('a list that was answered is asked again', async () => {
  const { queries, asked, shown, leave } = shownList();
  asked[0]!('old');
  await expect.poll(shown).toBe('old');
  const done = readAnew(queries, [['list']]);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!('new');
  await done;
  expect(shown()).toBe('new');
  leave();
});
