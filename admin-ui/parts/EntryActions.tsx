import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button } from '@mui/material';
import { words } from '../base/words.ts';
import { useWrite } from '../data/useWrite.ts';
import { ActButtons } from '../several/ActButtons.tsx';
import type { Row, RowAct } from '../several/act.ts';

type Removal = {
  remove: (name: string) => string;
  removed: string;
  removal: { title: string; text: (name: string) => string };
  /** The same of several entries. */
  removals: { text: string; told: (count: number) => string };
};

/** Deletes entries of a list after a question, which names the one that is meant. `nameOf` is how the texts name an entry. */
export function useRemoval<R extends Row>(
  resource: string,
  nameOf: (row: R) => string,
  { remove: label, removed, removal, removals }: Removal,
): RowAct<R>[] {
  const { remove } = useWrite(resource);
  return [
    {
      ...{ label: words.delete, icon: <DeleteOutlined />, danger: true, run: remove },
      one: (row) => ({
        label: label(nameOf(row)),
        done: removed,
        confirm: { title: removal.title, text: removal.text(nameOf(row)), yes: words.delete },
      }),
      many: { asks: removals.text, told: removals.told },
    },
  ];
}

type EntryProps<R extends Row> = { row: R; acts: readonly RowAct<R>[]; onEdit: () => void };
/** The buttons of an entry in a list: one opens its dialog, and the others are its acts. */
export function EntryActions<R extends Row>({ row, acts, onEdit }: EntryProps<R>) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button onClick={onEdit}>{words.edit}</Button>
      <ActButtons row={row} acts={acts} iconOnly />
    </Box>
  );
}
