import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetMails, keep, keptMails } from './kept.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'latchkey-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const words = { subject: 'News', text: 'Hello', html: '<p>Hello</p>' };
const sent = (id: string, at: number, about: string[] = ['ada']) =>
  keep(dataDir, 'Latchkey <no-reply@acme.example>', {
    ...{ ...words, id, about, to: 'ada@acme.example' },
    at: new Date(at),
  });
const ids = async (how = {}) => {
  const { mails, older } = await keptMails(dataDir, how);
  return { ids: mails.map(({ id }) => id), older };
};

test('mails are read a page at a time, newest first, whatever the order they came in', async () => {
  for (const at of [3, 1, 5, 2, 4]) await sent(`mail ${at}`, at);
  const first = await ids({ most: 2 });
  expect(first.ids).toEqual(['mail 5', 'mail 4']);
  await sent('mail 6', 6);
  const second = await ids({ most: 2, before: first.older });
  expect(second.ids).toEqual(['mail 3', 'mail 2']);
  expect(await ids({ most: 2, before: second.older })).toEqual({ ids: ['mail 1'], older: null });
});
test('a page reads no other mail', async () => {
  for (const at of [1, 2, 3]) await sent(`mail ${at}`, at);
  const [oldest] = (await readdir(join(dataDir, 'mails'))).sort();
  await writeFile(join(dataDir, 'mails', oldest!), 'not JSON at all');
  expect((await ids({ most: 2 })).ids).toEqual(['mail 3', 'mail 2']);
});
test('a mail that goes out twice is there once, with its sender and its time', async () => {
  await sent('mail', 1000);
  await sent('mail', 1000);
  const { mails } = await keptMails(dataDir);
  expect(mails).toMatchObject([
    { ...words, from: 'Latchkey <no-reply@acme.example>', date: '1970-01-01T00:00:01.000Z' },
  ]);
});
test('a mail is forgotten with each person that it is about', async () => {
  await sent('both', 1, ['ada', 'bob']);
  await sent('one', 2, ['ada']);
  await forgetMails(dataDir, 'bob');
  expect((await ids()).ids).toEqual(['one']);
});
test('a mail about as many as an invitation has applications is kept, and forgotten with each of them', async () => {
  const users = Array.from({ length: 20 }, (_, n) => `user ${n}`);
  await sent('many', 1, users);
  expect((await ids()).ids).toEqual(['many']);
  await forgetMails(dataDir, 'somebody else');
  expect((await ids()).ids).toEqual(['many']);
  await forgetMails(dataDir, 'user 19');
  expect((await ids()).ids).toEqual([]);
});
