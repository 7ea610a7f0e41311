import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import { words } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { Column } from '../../parts/Column.tsx';
import { search } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { Table } from '../../parts/Table.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { Note } from '../../parts/values/Note.tsx';
import { Time } from '../../parts/values/Time.tsx';
import { Asked } from './Asked.tsx';
import { contactActs } from './acts.tsx';
import { ContactActions } from './ContactActions.tsx';
import type { ContactRow } from './index.ts';
import { texts } from './texts.ts';

const { columns, state } = texts;
const choices = [
  { id: 'open', name: state.open },
  { id: 'done', name: state.done },
  { id: 'all', name: state.all },
];
/** Limits the list to the entries that wait, or to those that are done. A label that is a text would get an asterisk. */
const ofState = (
  <SelectInput
    key="done"
    source="done"
    label={<span>{state.label}</span>}
    choices={choices}
    alwaysOn
    resettable={false}
    isRequired
    slotProps={{ inputLabel: { required: false } }}
    parse={(chosen: string) => ({ open: false, done: true })[chosen]}
    format={(done: unknown) => (done === undefined || done === '' ? 'all' : done ? 'done' : 'open')}
  />
);
const filters = [search(texts.filter), ofState];
type Cell = (row: ContactRow) => React.ReactNode;

const name: Cell = (row) => (
  <Box sx={{ minWidth: { sm: 140 } }}>
    {row.name ?? words.none}
    <Note>
      <TextLink to={`/organisations/${row.organisationId}/show`}>
        {row.organisationName ?? words.organisation.label}
      </TextLink>{' '}
      <Time at={row.createdAt} />
    </Note>
  </Box>
);
const email: Cell = (row) => <Breaking>{row.email}</Breaking>;
const mobile: Cell = (row) => <Box sx={{ whiteSpace: 'nowrap' }}>{row.mobileNumber ?? words.none}</Box>;
const description: Cell = (row) => (
  <Box sx={{ minWidth: { sm: 260 } }}>
    <Asked row={row} />
  </Box>
);
const actions: Cell = (row) => <ContactActions row={row} />;

/** What operators sent with the contact form. Nothing of it can be changed; it is answered and marked as done. */
export default function ContactList() {
  const acts = contactActs(useWrite('contacts'));
  return (
    <ListPage sort={{ field: 'createdAt', order: 'DESC' }} filters={filters} usually={{ done: false }}>
      <Table empty={texts.empty} acts={acts}>
        <Column source="name" label={columns.name} render={name} />
        <Column source="email" label={columns.email} render={email} />
        <Column source="mobileNumber" label={columns.mobileNumber} render={mobile} />
        <Column source="description" label={columns.description} render={description} />
        <Column source="action" label={words.action} render={actions} sticky />
      </Table>
    </ListPage>
  );
}
