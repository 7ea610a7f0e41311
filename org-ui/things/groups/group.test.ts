import { afterEach, expect, test, vi } from 'vitest';
import { inWords, undoOf } from '../../../web-kit/bulk/undo.ts';
import { addingTo } from './AddToGroup.tsx';
import { addPeople, directoryWords, isManaged } from './group.ts';

const sales = { groupId: 'sales', name: 'Sales' };
afterEach(() => void vi.unstubAllGlobals());

/** A network that answers as a group does to which these people belong, and notes what it is sent. */
function answering(members: readonly string[], full: readonly string[] = []) {
  const sent: [path: string, personIds: string[]][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { personIds } = JSON.parse(body) as { personIds: string[] };
    sent.push([path, personIds]);
    const joins = !path.endsWith('/leave');
    const unchanged = personIds.filter((id) => joins && members.includes(id));
    const failed = personIds
      .filter((id) => joins && full.includes(id))
      .map((id) => ({ id, code: 'group.most', message: 'In too many groups' }));
    return Response.json({ errorCode: 0, message: 'Done', position: '7', unchanged, failed });
  });
  return sent;
}

test('what is taken back after people were added to a group are those who did not belong to it before', async () => {
  const sent = answering(['ada']);
  const added = await addPeople('sales', ['ada', 'bob']);
  expect(inWords(addingTo(sales), added)).toBe('1 person added to Sales, 1 as before');
  undoOf(addingTo(sales), added)?.run();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(['/api/group/sales/people/leave', ['bob']]);
});

test('those who could not be added are counted, and are not among those who are taken back', async () => {
  const sent = answering(['ada'], ['eve']);
  const added = await addPeople('sales', ['ada', 'bob', 'eve']);
  expect(inWords(addingTo(sales), added)).toBe('1 person added to Sales, 1 not, 1 as before');
  undoOf(addingTo(sales), added)?.run();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(['/api/group/sales/people/leave', ['bob']]);
});

test('when nobody could be added, the reason is told', async () => {
  answering([], ['eve']);
  await expect(addPeople('sales', ['eve'])).rejects.toThrow('In too many groups');
});

test('where all of them belonged to the group, nothing is offered to be taken back', async () => {
  answering(['ada']);
  const added = await addPeople('sales', ['ada']);
  expect(inWords(addingTo(sales), added)).toBe('Nothing was changed, 1 as before');
  expect(undoOf(addingTo(sales), added)).toBeUndefined();
});

test('a group says whether it follows a directory or no longer does, and can be changed by hand then', () => {
  const theirs = { source: 'directory', leftDirectory: false } as const;
  const released = { source: 'console', leftDirectory: true } as const;
  const own = { source: 'console', leftDirectory: false } as const;
  const labels = [theirs, released, own].map((each) => directoryWords(each)?.label);
  expect(labels).toEqual(['Directory', 'No longer follows a directory', undefined]);
  expect([theirs, released, own].map(isManaged)).toEqual([true, false, false]);
});
