import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Chip } from '@mui/material';
import { useState } from 'react';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { words } from '../../base/words.ts';
import { Column } from '../../parts/Column.tsx';
import { EntryActions, useRemoval } from '../../parts/EntryActions.tsx';
import { search } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { Table } from '../../parts/Table.tsx';
import { Note } from '../../parts/values/Note.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { VideoRow } from './index.ts';
import { texts } from './texts.ts';
import { VideoDialog } from './VideoDialog.tsx';

const t = texts;
const filters = [search(t.filter)];
type Cell = (row: VideoRow) => React.ReactNode;

const title: Cell = (row) => (
  <Box sx={{ minWidth: { sm: 200 } }}>
    {row.title}
    <Note>{row.subtitle}</Note>
  </Box>
);
const url: Cell = (row) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <Pieces text={row.url} />
  </Box>
);
const categories: Cell = (row) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {row.categories.map((each) => (
      <Chip key={each} size="small" label={each} />
    ))}
  </Box>
);
const added: Cell = (row) => <Time at={row.createdAt} />;

/** The help videos that operators see, and the pages of their console on which they appear. */
export default function VideoList() {
  const acts = useRemoval('videos', ({ title }: VideoRow) => title, texts);
  const [editing, setEditing] = useState<VideoRow | 'new' | null>(null);
  const create = (
    <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
      {t.create}
    </Button>
  );
  return (
    <>
      <ListPage sort={{ field: 'createdAt', order: 'ASC' }} filters={filters} actions={create}>
        <Table empty={t.empty} acts={acts}>
          <Column source="title" label={t.fields.title} sortable render={title} />
          <Column source="url" label={t.fields.url} render={url} />
          <Column source="categories" label={t.fields.categories} render={categories} />
          <Column source="createdAt" label={t.fields.createdAt} sortable render={added} />
          <Column<VideoRow>
            source="id"
            label={words.action}
            sticky
            render={(row) => <EntryActions row={row} acts={acts} onEdit={() => setEditing(row)} />}
          />
        </Table>
      </ListPage>
      {editing && (
        <VideoDialog row={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
