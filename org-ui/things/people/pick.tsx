import { list } from '../../../web-kit/table/query.ts';
import { paths } from '../../base/paths.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import type { Pickable } from '../../parts/pick/PickList.tsx';
import { calledBy, knownBy, type PersonRow } from './person.ts';
import { personWords as t } from './words.ts';

/** The people of the organisation, to pick some of them. */
export const pickPeople: Pickable<PersonRow> = {
  load: list('GET /people', {}),
  sort: ['name', 'ASC'],
  idOf: ({ personId }) => personId,
  nameOf: calledBy,
  detailOf: (person) => (knownBy(person) === calledBy(person) ? null : knownBy(person)),
  search: t.search,
  empty: <Empty text={t.none} hint={t.noneHint} next={{ label: t.invite, to: paths.users }} />,
};
