import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import type { InputOf } from '../../../api/client.ts';
import { sends } from '../../../web-kit/sends.ts';
import { list, type RowAt, whole } from '../../../web-kit/table/query.ts';
import { texts } from './texts.ts';

const t = texts.effects;
export type OpenGroup = { groupId: string; name: string; memberCount: number };
/** To whom an application is open besides those who were invited. */
export type Openings = { everybody: boolean; groups: readonly OpenGroup[] };
export const reaches = ['invited', 'groups', 'everybody'] as const;
/** Who may sign in: invited people alone, those of some groups too, or everybody. */
export type Reach = (typeof reaches)[number];
export type Choice = { reach: Reach; groups: readonly OpenGroup[] };
type Change = Omit<InputOf<Calls, 'PUT /application/:appId/openings'>, 'appId'>;

type Row = RowAt<'GET /application/:appId/openings'>;
/** The openings of an application. The row without a group says that it is open to everybody. */
const openingsIn = ({ rows }: { rows: readonly Row[] }): Openings => ({
  everybody: rows.some(({ groupId }) => groupId === null),
  groups: rows
    .flatMap(({ groupId, groupName, memberCount }) =>
      groupId === null ? [] : [{ groupId, name: groupName ?? '', memberCount: memberCount ?? 0 }],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name)),
});
export const openingsQuery = (appId: string) =>
  queryOptions({
    ...whole(list('GET /application/:appId/openings', { appId }), ['createdAt', 'ASC']),
    select: openingsIn,
  });

export const reachOf = ({ everybody, groups }: Openings): Reach =>
  everybody ? 'everybody' : groups.length ? 'groups' : 'invited';

/** The groups of one list that are not in another one. */
const without = (some: readonly OpenGroup[], others: readonly OpenGroup[]) =>
  some.filter(({ groupId }) => !others.some((other) => other.groupId === groupId));
const chosen = ({ reach, groups }: Choice) => (reach === 'groups' ? groups : []);

/**
 * The changes that make a choice true, each a call. It is opened before it is closed, so that nobody is signed out who
 * keeps the access. While it is open to everybody, the groups stay as they are.
 */
export function changesOf(before: Openings, choice: Choice): Change[] {
  if (choice.reach === 'everybody') return before.everybody ? [] : [{ everybody: true }];
  const next = chosen(choice);
  return [
    ...without(next, before.groups).map(({ groupId }) => ({ open: groupId })),
    ...(before.everybody ? [{ everybody: false }] : []),
    ...without(before.groups, next).map(({ groupId }) => ({ close: groupId })),
  ];
}

/** What a choice changes for people, a sentence each, and whether it closes anything. `people` are all of the organisation. */
export function effectsOf(before: Openings, choice: Choice, people: number) {
  if (choice.reach === 'everybody')
    return { says: before.everybody ? [] : [t.toEverybody(people)], closes: false };
  const next = chosen(choice);
  const opened = before.everybody ? [] : without(next, before.groups);
  const closed = before.everybody ? [] : without(before.groups, next);
  return {
    says: [
      ...opened.map(({ name, memberCount }) => t.opens(name, memberCount)),
      ...closed.map(({ name, memberCount }) => t.closes(name, memberCount, next.length > 0)),
      ...(before.everybody
        ? [
            t.fromEverybody(
              people,
              next.map(({ name }) => name),
            ),
          ]
        : []),
    ],
    closes: before.everybody || closed.length > 0,
  };
}

/** Makes one change of to whom an application is open. */
export const changeOpenings = sends('PUT /application/:appId/openings', (appId: string, change: Change) => ({
  appId,
  ...change,
}));
/** Makes a choice true, one change after the other. */
export async function choose(appId: string, before: Openings, choice: Choice) {
  for (const change of changesOf(before, choice)) await changeOpenings(appId, change);
}
