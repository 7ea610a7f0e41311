import { Chip, Typography } from '@mui/material';
import { useAddress } from '../../../web-kit/table/address.ts';
import { list } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { paths, personPageOf } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { ViewButton } from '../../parts/page/ViewButton.tsx';
import { personColumns } from '../../things/people/columns.tsx';
import { fewFilter, isFew } from '../../things/people/fewDevices.ts';
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
  const [address, change] = useAddress();
  const { uniqueId } = useIds();
  const few = isFew(address);
  return (
    <>
      <Heading title={t.title} />
      <Typography sx={{ maxWidth: 720 }}>{t.about}</Typography>
      {few && <Chip label={t.few} onDelete={() => change({ devices: '', page: '' })} sx={{ mt: 1 }} />}
      <DataTable
        label={t.title}
        load={list('GET /people', {})}
        {...(few && { filter: fewFilter(uniqueId) })}
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
