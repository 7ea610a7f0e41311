import { expect, test } from 'vitest';
import { sends } from '../sends.ts';
import { type RowWords, rowVerbs } from './rowVerbs.ts';

const words: RowWords = {
  suspend: (whom) => `Suspend ${whom}`,
  activate: (whom) => `Activate ${whom}`,
  suspendTitle: 'Suspend a shop',
  suspendEffect: 'It closes.',
  suspendedNow: 'Suspended',
  activatedNow: 'Activated',
  delete: (whom) => `Delete ${whom}`,
  deleteTitle: 'Delete a shop',
  deleteAsks: (whom) => `Delete ${whom} for good?`,
  deletedNow: 'Deleted',
  yes: { suspend: 'Suspend', delete: 'Delete' },
};
type Shop = { name: string; suspended: boolean; users: number };
const sent: string[] = [];
const verbs = rowVerbs<Shop>({
  words,
  nameOf: ({ name }) => name,
  set: async ({ name }, suspended) => sent.push(`${name} ${suspended}`),
  remove: async ({ name }) => sent.push(`${name} gone`),
  further: ({ users }, what) => (what === 'delete' ? `It has ${users} users.` : undefined),
  suspendInstead: 'Suspend instead',
});
const shop: Shop = { name: 'Acme', suspended: false, users: 3 };

test('suspending asks, names the row and the effect, and is sent for that row', async () => {
  const { confirm, run, label } = verbs.suspension(shop);
  expect([label, confirm?.title, confirm?.text, confirm?.yes]).toEqual([
    'Suspend Acme',
    'Suspend a shop',
    'Suspend Acme? It closes.',
    'Suspend',
  ]);
  await run();
  expect(sent.splice(0)).toEqual(['Acme true']);
});
test('activating asks nothing', async () => {
  const { confirm, run, label } = verbs.suspension({ ...shop, suspended: true });
  expect([label, confirm]).toEqual(['Activate Acme', undefined]);
  await run();
  expect(sent.splice(0)).toEqual(['Acme false']);
});
test('the verbs of a row say which calls they make, so that a role may speak against them', () => {
  const { suspension, deletion } = rowVerbs<Shop>({
    words,
    nameOf: ({ name }) => name,
    set: sends('PUT /users', ({ name }, suspended) => ({ userIds: [name], suspended })),
    remove: sends('POST /users/delete', ({ name }) => ({ userIds: [name] })),
  });
  expect(suspension(shop).run.path).toBe('PUT /users');
  expect(suspension({ ...shop, suspended: true }).run.path).toBe('PUT /users');
  expect(deletion(shop).run.path).toBe('POST /users/delete');
  expect(verbs.deletion(shop).run.path).toBeUndefined();
});
test('deleting asks, says what else is concerned and offers the milder verb while the row is active', async () => {
  const { confirm, run } = verbs.deletion(shop);
  expect(confirm.text).toBe('Delete Acme for good? It has 3 users.');
  expect(confirm.instead).toMatchObject({ label: 'Suspend instead' });
  await confirm.instead?.run();
  await run();
  expect(sent.splice(0)).toEqual(['Acme true', 'Acme gone']);
  expect(verbs.deletion({ ...shop, suspended: true }).confirm.instead).toBeUndefined();
});
