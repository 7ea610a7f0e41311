import { Typography } from '@mui/material';
import { list } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { paths, personPageOf } from '../../base/paths.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { ViewButton } from '../../parts/page/ViewButton.tsx';
import { personColumns } from '../../things/people/columns.tsx';
import { PersonSuspension } from '../../things/people/PersonSuspension.tsx';
import { calledBy } from '../../things/people/person.ts';
import { personWords as words } from '../../things/people/words.ts';
import { texts as t } from './texts.ts';

const rowsPerPage = 10;
const exported = [
  'personId',
  'address',
  'username',
  'name',
  'deviceCount',
  'accessCount',
  'createdAt',
  'suspended',
];

/** The people of the organisation, each of whom leads to a page. */
export default function People() {
  return (
    <>
      <Heading title={t.title} />
      <Typography sx={{ maxWidth: 720 }}>{t.about}</Typography>
      <DataTable
        label={t.title}
        load={list('GET /people', {})}
        columns={personColumns}
        idOf={({ personId }) => personId}
        actions={(person) => (
          <>
            <ViewButton name={calledBy(person)} to={personPageOf(person.personId)} />
            <PersonSuspension of={person} whom={calledBy(person)} iconOnly />
          </>
        )}
        pageSize={rowsPerPage}
        sort={['createdAt', 'DESC']}
        search={words.search}
        empty={
          <Empty text={words.none} hint={words.noneHint} next={{ label: words.invite, to: paths.users }} />
        }
        exports={{ name: 'people', keys: exported }}
      />
    </>
  );
}
