import { Box, Button, Chip, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { countryShown } from '../../../web-kit/data/countries.ts';
import { localDateTime } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import { licencePage } from '../../base/addresses.ts';
import { industryWords } from '../../base/industryWords.ts';
import { words } from '../../base/words.ts';
import { Column } from '../../parts/Column.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { LicensedRow } from './index.ts';
import { texts } from './texts.ts';

const { columns } = texts;
type Cell = (row: LicensedRow) => React.ReactNode;

const country: Cell = (row) => countryShown(row.country);
const industry: Cell = (row) => industryWords.shown(row.industry);
const key: Cell = ({ licenseKey }) =>
  licenseKey ? (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', maxWidth: 180 }}>
      <Box component="code" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {licenseKey}
      </Box>
      <CopyButton label={texts.copy(columns.licenseKey)} value={licenseKey} />
    </Box>
  ) : (
    words.none
  );
const createdBy: Cell = (row) => <Breaking>{row.createdBy ?? words.none}</Breaking>;
const createdAt: Cell = (row) => <Time at={row.createdAt} />;
const updatedOn: Cell = (row) => <Time at={row.licenseKeyUpdatedOn} />;
const view: Cell = (row) => (
  <Button component={Link} to={licencePage(row.uniqueId)}>
    {texts.view}
  </Button>
);

/** The organisations with their licence keys. */
export default function LicenceList() {
  return (
    <ListPage sort={{ field: 'createdAt', order: 'DESC' }} filters={[]}>
      <SearchBox />
      <Ending />
      <Table>
        <Column source="name" label={columns.name} />
        <Column source="industry" label={columns.industry} rest render={industry} />
        <Column source="country" label={columns.country} rest render={country} />
        <Column source="licenseKey" label={columns.licenseKey} render={key} />
        <Column source="createdBy" label={columns.createdBy} render={createdBy} />
        <Column source="createdAt" label={columns.createdAt} rest render={createdAt} />
        <Column source="licenseKeyUpdatedOn" label={columns.licenseKeyUpdatedOn} rest render={updatedOn} />
        <Column source="action" label={words.action} render={view} sticky />
      </Table>
    </ListPage>
  );
}

/** Searches when its button is pressed. The address holds what is searched for. */
function SearchBox() {
  const { filterValues, setFilters } = useListContext();
  const { q: before, ...others } = filterValues;
  const searched = String(before ?? '');
  const search = (q: string) => setFilters(q ? { ...others, q } : others);
  return <SearchForm key={searched} searched={searched} search={search} />;
}

/** Says that only licences are listed that end by some time, and lists all again. */
function Ending() {
  const { filterValues, setFilters } = useListContext();
  const { endsFrom: _, endsTo, ...others } = filterValues;
  if (!endsTo) return null;
  const label = texts.ending(localDateTime(String(endsTo)));
  return <Chip label={label} onDelete={() => setFilters(others)} sx={{ m: 2, mb: 1 }} />;
}

function SearchForm({ searched, search }: { searched: string; search: (q: string) => void }) {
  const [typed, setTyped] = useState(searched);
  const send = (event: FormEvent) => {
    event.preventDefault();
    search(typed.trim());
  };
  return (
    <Box component="form" role="search" onSubmit={send} sx={{ display: 'flex', gap: 1, p: 2, pb: 1 }}>
      <TextField
        size="small"
        hiddenLabel
        type="search"
        placeholder={texts.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { 'aria-label': texts.search, maxLength: 80 } }}
        sx={{ m: 0, flex: { xs: 1, sm: `0 1 calc(${texts.search.length}ch + 64px)` } }}
      />
      <Button type="submit" variant="contained">
        {texts.searchNow}
      </Button>
    </Box>
  );
}
