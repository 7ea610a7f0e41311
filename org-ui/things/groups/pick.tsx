import { paths } from '../../base/paths.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import type { Pickable } from '../../parts/pick/PickList.tsx';
import { type Group, groupsList } from './group.ts';
import { groupWords as t } from './words.ts';

type Picked = Pick<Group, 'groupId' | 'name' | 'memberCount'>;
/** The groups of the organisation, to pick some of them. */
export const pickGroups: Pickable<Picked> = {
  load: groupsList,
  sort: ['name', 'ASC'],
  idOf: ({ groupId }) => groupId,
  nameOf: ({ name }) => name,
  detailOf: ({ memberCount }) => t.count(memberCount),
  search: t.search,
  empty: <Empty text={t.none} next={{ label: t.toGroups, to: paths.groups }} />,
};
