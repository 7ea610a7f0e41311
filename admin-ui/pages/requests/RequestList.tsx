import { Box, Chip, Typography } from '@mui/material';
import { required, SelectInput } from 'react-admin';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import { industryWords } from '../../base/industryWords.ts';
import { reactivation, words } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { Column } from '../../parts/Column.tsx';
import { search } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { Table } from '../../parts/Table.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { Note } from '../../parts/values/Note.tsx';
import { Time } from '../../parts/values/Time.tsx';
import { ActButtons } from '../../several/ActButtons.tsx';
import { requestActs } from './acts.ts';
import type { RequestRow } from './index.ts';
import { stateOf } from './state.ts';
import { texts } from './texts.ts';

const { columns, state, type } = texts;
// The labels of both filters are elements, because a text gets an asterisk where nothing can be left empty.
const ofType = (
  <SelectInput
    key="type"
    source="type"
    label={<span>{type.label}</span>}
    choices={(['DELETE', 'SUSPENDED'] as const).map((id) => ({ id, name: type[id] }))}
    alwaysOn
    resettable={false}
    validate={required()}
    slotProps={{ inputLabel: { required: false } }}
  />
);
/** Limits the list to the requests that stand, or to those of organisations that were deleted since. */
const ofState = (
  <SelectInput
    key="isDeleted"
    source="isDeleted"
    label={<span>{words.status.label}</span>}
    choices={(['all', 'open', 'deleted'] as const).map((id) => ({ id, name: state[id] }))}
    alwaysOn
    resettable={false}
    isRequired
    slotProps={{ inputLabel: { required: false } }}
    parse={(chosen: string) => ({ open: false, deleted: true })[chosen]}
    format={(isDeleted: unknown) =>
      typeof isDeleted === 'boolean' ? (isDeleted ? 'deleted' : 'open') : 'all'
    }
  />
);
const filters = [ofType, ofState, search(texts.search)];
type Cell = (row: RequestRow) => React.ReactNode;

const industry: Cell = (row) => industryWords.shown(row.industry);
const company: Cell = ({ id, name, isDeleted }) =>
  isDeleted ? name : <TextLink to={`/organisations/${id}/show`}>{name}</TextLink>;
const createdBy: Cell = ({ createdByName, createdByEmail }) => (
  <Box>
    {createdByName ?? words.none}
    <Note>
      <Breaking>{createdByEmail ?? ''}</Breaking>
    </Note>
  </Box>
);
const requestedBy: Cell = ({ requestedBy, deleteSuspendReqDate }) => (
  <Box>
    <Breaking>{requestedBy.username ?? words.none}</Breaking>
    <Note>
      <Time at={deleteSuspendReqDate} />
    </Note>
  </Box>
);
const creator = ({ createdByName, createdByEmail }: RequestRow) => ({ createdByName, createdByEmail });
const asking = ({ requestedBy, deleteSuspendReqDate }: RequestRow) => ({
  ...{ requestedBy: requestedBy.username, deleteSuspendReqDate },
});
const asked: Cell = ({ type }) => (type ? texts.types[type] : words.none);

const status: Cell = (row) => (
  <Box>
    <Chip
      size="small"
      variant="outlined"
      color={row.isDeleted ? 'default' : 'warning'}
      label={texts.status[stateOf(row)]}
    />
    {row.dueAt && !row.isDeleted && (
      <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 0.5 }}>
        {reactivation.due} <Time at={row.dueAt} />
      </Typography>
    )}
  </Box>
);
const action: Cell = (row) => <Reactivate row={row} />;

function Reactivate({ row }: { row: RequestRow }) {
  const acts = requestActs(useWrite('requests'));
  if (row.isDeleted) return words.none;
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <ActButtons row={row} acts={acts} />
    </Box>
  );
}

/** Organisations that asked for their deletion or suspension, and how far that is. */
export default function RequestList() {
  const acts = requestActs(useWrite('requests'));
  return (
    <ListPage
      sort={{ field: 'deleteSuspendReqDate', order: 'DESC' }}
      filters={filters}
      usually={{ type: 'DELETE' }}
    >
      <Table empty={texts.empty} acts={acts}>
        <Column source="name" label={columns.name} render={company} />
        <Column source="industry" label={columns.industry} rest render={industry} />
        <Column source="createdBy" label={columns.createdBy} rest render={createdBy} file={creator} />
        <Column source="requestedBy" label={columns.requestedBy} render={requestedBy} file={asking} />
        <Column source="type" label={columns.type} rest render={asked} />
        <Column
          source="status"
          label={words.status.label}
          render={status}
          file={(row: RequestRow) => ({ status: stateOf(row) })}
        />
        <Column source="action" label={words.action} render={action} sticky />
      </Table>
    </ListPage>
  );
}
