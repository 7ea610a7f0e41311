import { list, type Query } from '../../../web-kit/table/query.ts';
import { paths } from '../../base/paths.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import type { Pickable } from '../../parts/pick/PickList.tsx';
import { calledBy, detailOf, type PersonRow } from './person.ts';
import { personWords as t } from './words.ts';

const people = list('GET /people', {});
/** The people of the organisation, to pick some of them: of those who were joined, the main one. */
export const pickPeople: Pickable<PersonRow> = {
  load: Object.assign((query: Query) => people({ ...query, filter: { ...query.filter, joinedInto: null } }), {
    queryKey: [...people.queryKey, 'main'],
  }),
  sort: ['name', 'ASC'],
  idOf: ({ personId }) => personId,
  nameOf: calledBy,
  detailOf,
  search: t.search,
  empty: <Empty text={t.none} hint={t.noneHint} next={{ label: t.invite, to: paths.users }} />,
};
