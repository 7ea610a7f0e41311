import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, Chip } from '@mui/material';
import { useState } from 'react';
import { documentDate } from '../../../web-kit/format.ts';
import { words } from '../../base/words.ts';
import { Column } from '../../parts/Column.tsx';
import { EntryActions, useRemoval } from '../../parts/EntryActions.tsx';
import { search } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { Table } from '../../parts/Table.tsx';
import type { WideningRow } from './index.ts';
import { texts } from './texts.ts';
import { WideningDialog } from './WideningDialog.tsx';

const filters = [search(texts.filter)];
type Cell = (row: WideningRow) => React.ReactNode;

const factor: Cell = (row) => `${row.factor} ×`;
const reason: Cell = (row) => (
  <Box sx={{ overflowWrap: 'anywhere', minWidth: { sm: 200 } }}>{row.reason}</Box>
);
const today = () => new Date().toISOString().slice(0, 10);
const until: Cell = ({ until }) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
    <time dateTime={until}>{documentDate(until)}</time>
    {until < today() && <Chip size="small" variant="outlined" label={texts.ended} />}
  </Box>
);

/** The addresses whose limits the staff widened, each with its reason and its last day. */
export default function WideningList() {
  const acts = useRemoval('widenings', ({ network }: WideningRow) => network, texts);
  const [editing, setEditing] = useState<WideningRow | 'new' | null>(null);
  const create = (
    <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
      {texts.create}
    </Button>
  );
  return (
    <>
      <Alert severity="info" sx={{ mt: 2 }}>
        {texts.lead}
      </Alert>
      <ListPage sort={{ field: 'until', order: 'DESC' }} filters={filters} actions={create}>
        <Table acts={acts}>
          <Column source="network" label={texts.fields.network} sortable />
          <Column source="factor" label={texts.fields.factor} render={factor} />
          <Column source="reason" label={texts.fields.reason} render={reason} />
          <Column source="until" label={texts.fields.until} sortable render={until} />
          <Column<WideningRow>
            source="id"
            label={words.action}
            sticky
            render={(row) => <EntryActions row={row} acts={acts} onEdit={() => setEditing(row)} />}
          />
        </Table>
      </ListPage>
      {editing && (
        <WideningDialog row={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
