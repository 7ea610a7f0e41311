import { allAtOnce, mostTogether } from '../../../web-kit/bulk/act.ts';
import type { Batch, Reached } from '../../../web-kit/bulk/run.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import type { Field } from '../../../web-kit/form/fields.ts';
import { read } from '../../../web-kit/read.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { list, type RowAt, whole } from '../../../web-kit/table/query.ts';
import { groupWords as t } from './words.ts';

/** A group in a list. */
export type Group = RowAt<'GET /groups'>;
type Named = Pick<Group, 'groupId' | 'name'>;

export const groupsList = list('GET /groups', {});
export const groupQuery = (groupId: string) => read('GET /group/:groupId', { groupId });
/** The applications that are open to a group, up to one page of them. */
export const opensQuery = (groupId: string) =>
  whole(list('GET /group/:groupId/applications', { groupId }), ['createdAt', 'ASC']);
/** The groups of a person. */
export const groupsOfPerson = (personId: string) =>
  whole(list('GET /person/:personId/groups', { personId }), ['createdAt', 'ASC']);

/** Whether the name and the people of a group come from a directory. */
export const isManaged = ({ source }: { source: Group['source'] | null }) => source === 'directory';

/** What the console says of a group about its directory; null for one that operators made. */
export const directoryWords = (group: Pick<Group, 'source' | 'leftDirectory'>) =>
  isManaged(group)
    ? { label: t.managed, hint: t.managedHint }
    : group.leftDirectory
      ? { label: t.released, hint: t.releasedHint }
      : null;

export const groupFields: readonly Field<'name'>[] = [
  { key: 'name', label: t.name, required: true, max: limits.groupName },
];
export const createGroup = sends('POST /groups', ({ name }: { name: string }) => ({ name }));
export const renameGroup = sends('PUT /group/:groupId', (groupId: string, name: string) => ({
  groupId,
  name,
}));

const joins = sends('PUT /group/:groupId/people', (groupId: string, personIds: string[]) => ({
  groupId,
  personIds,
}));
const leaves = sends('POST /group/:groupId/people/leave', (groupId: string, personIds: string[]) => ({
  groupId,
  personIds,
}));
/** Sends that people join a group, and that they leave it. Those who belong to it already stay. */
export const joining = (groupId: string) => ({
  join: allAtOnce(likewise(joins, (personIds: string[]) => joins(groupId, personIds))),
  leave: allAtOnce(likewise(leaves, (personIds: string[]) => leaves(groupId, personIds))),
});
async function add(groupId: string, personIds: readonly string[]): Promise<Reached> {
  const { join } = joining(groupId);
  const batches: Batch[] = [];
  const reached = { changed: 0, unchanged: 0, failed: 0 };
  let reason = '';
  for (let from = 0; from < personIds.length; from += mostTogether) {
    const sent = personIds.slice(from, from + mostTogether);
    const { unchanged, failed, position } = await join(sent);
    const left = new Set([...unchanged, ...failed.map(({ id }) => id)]);
    const ids = sent.filter((id) => !left.has(id));
    if (ids.length) batches.push({ ids, position });
    reached.changed += ids.length;
    reached.unchanged += unchanged.length;
    reached.failed += failed.length;
    reason ||= failed[0]?.message ?? '';
  }
  if (reached.failed && !reached.changed) throw new Error(t.notAdded(reached.failed, reason));
  return { ...reached, batches };
}
/**
 * Adds people to a group, as many at a time as one call takes. Those who belonged to it before are not among the changed, so
 * that they stay when it is taken back. Throws when nobody was added and somebody could not be, with the reason.
 */
export const addPeople = likewise(joins, add);
export const removePerson = sends(
  'DELETE /group/:groupId/person/:personId',
  (groupId: string, personId: string) => ({ groupId, personId }),
);

/** The action that deletes a group, without its question. */
export const deletion = ({ groupId, name }: Named) => ({
  label: t.delete(name),
  run: sends('DELETE /group/:groupId', () => ({ groupId })),
  done: t.deleted,
});
