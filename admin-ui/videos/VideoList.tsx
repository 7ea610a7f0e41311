import AddIcon from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { CommandButton } from '../../web-kit/commands/CommandButton.tsx';
import { Column } from '../kit/Column.tsx';
import { search } from '../kit/filters.tsx';
import { ListPage } from '../kit/ListPage.tsx';
import { Table } from '../kit/Table.tsx';
import { Time } from '../kit/Time.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { texts } from '../texts.ts';
import { said, type VideoRow } from './index.ts';
import { VideoDialog } from './VideoDialog.tsx';

const t = said;
const filters = [search(t.filter)];
type Cell = (row: VideoRow) => React.ReactNode;

const title: Cell = (row) => (
  <Box sx={{ minWidth: { sm: 200 } }}>
    {row.title}
    <Typography variant="caption" component="div" color="textSecondary">
      {row.subtitle}
    </Typography>
  </Box>
);
const url: Cell = (row) => <Box sx={{ overflowWrap: 'anywhere' }}>{row.url}</Box>;
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
  const [editing, setEditing] = useState<VideoRow | 'new' | null>(null);
  const create = (
    <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
      {t.create}
    </Button>
  );
  return (
    <>
      <ListPage sort={{ field: 'createdAt', order: 'ASC' }} filters={filters} actions={create}>
        <Table>
          <Column source="title" label={t.fields.title} sortable render={title} />
          <Column source="url" label={t.fields.url} render={url} />
          <Column source="categories" label={t.fields.categories} render={categories} />
          <Column source="createdAt" label={t.fields.createdAt} sortable render={added} />
          <Column<VideoRow>
            source="id"
            label={t.fields.action}
            sticky
            render={(row) => <Actions row={row} onEdit={() => setEditing(row)} />}
          />
        </Table>
      </ListPage>
      {editing && (
        <VideoDialog row={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

function Actions({ row, onEdit }: { row: VideoRow; onEdit: () => void }) {
  const { remove, stale } = useWrite('videos');
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button onClick={onEdit}>{texts.edit}</Button>
      <CommandButton
        label={t.remove(row.title)}
        icon={<DeleteOutlined />}
        iconOnly
        color="error"
        run={() => remove(row)}
        done={t.removed}
        invalidates={stale}
        confirm={{ title: t.removal.title, text: t.removal.text(row.title), yes: texts.delete }}
      />
    </Box>
  );
}
