import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { streamKinds } from '../../../web-kit/domain/streamKinds.ts';
import { ordered } from '../../../web-kit/language/language.ts';
import { streamPage } from '../../base/addresses.ts';
import { kindName, logWords } from '../../base/logWords.ts';
import { words } from '../../base/words.ts';
import { Column } from '../../parts/Column.tsx';
import { search } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { ofOrganisation } from '../../parts/ofOrganisation.tsx';
import { Table } from '../../parts/Table.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { OrganisationName } from '../../parts/values/OrganisationName.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { StreamRow } from './index.ts';
import { ParkedAlert } from './ParkedAlert.tsx';
import { ReactionsAlert } from './ReactionsAlert.tsx';
import { texts } from './texts.ts';

const { columns } = texts;
const kinds = ordered(
  streamKinds.map((kind) => ({ id: kind, name: kindName(kind) })),
  ({ name }) => name,
);
const filters = [
  search(texts.filter),
  <SelectInput key="kind" source="kind" label={columns.kind} choices={kinds} alwaysOn />,
  ofOrganisation,
];
type Cell = (row: StreamRow) => React.ReactNode;

const id: Cell = (row) => (
  <Box sx={{ minWidth: { sm: 240 }, overflowWrap: 'anywhere' }}>
    <TextLink to={streamPage(row.id)}>{row.id}</TextLink>
  </Box>
);
const kind: Cell = (row) => kindName(row.kind);
const happened: Cell = (row) => <span title={row.lastType}>{logWords.event(row.lastType)}</span>;
const organisation: Cell = (row) => <OrganisationName id={row.organisationId} />;
const started: Cell = (row) => <Time at={row.startedAt} />;
const last: Cell = (row) => <Time at={row.lastAt} />;

/** The entry page of the event history: every stream of the log, the most recently changed first. */
export default function StreamList() {
  return (
    <>
      <ParkedAlert />
      <ReactionsAlert />
      <ListPage sort={{ field: 'lastAt', order: 'DESC' }} filters={filters}>
        <Table>
          <Column source="id" label={columns.id} sortable render={id} />
          <Column source="kind" label={columns.kind} rest sortable render={kind} />
          <Column source="organisationId" label={words.organisation.label} rest render={organisation} />
          <Column source="events" label={columns.events} sortable />
          <Column source="lastType" label={columns.lastType} render={happened} />
          <Column source="startedAt" label={columns.startedAt} rest sortable render={started} />
          <Column source="lastAt" label={columns.lastAt} sortable render={last} />
        </Table>
      </ListPage>
    </>
  );
}
