import { Button, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import { SearchBox } from '../../../web-kit/table/SearchBox.tsx';
import { words } from '../../base/words.ts';
import { Pending } from '../page/Pending.tsx';
import { TitledDialog } from '../page/TitledDialog.tsx';
import { useFound } from './found.ts';
import type { Pickable } from './PickList.tsx';
import { texts as t } from './texts.ts';

/** What can be chosen: how it is read, and what it is called. */
export type Choosable<R> = Pick<
  Pickable<R>,
  'load' | 'sort' | 'idOf' | 'nameOf' | 'detailOf' | 'search' | 'empty'
> & {
  /** What the dialog asks, and the name of the list. */
  title: string;
  results: string;
  /** What the choice of all is called, if it is offered. */
  all?: string;
};
type ChooseDialogProps<R> = {
  of: Choosable<R>;
  /** The id of the chosen row; empty for all. */
  chosen: string;
  /** Is told the chosen row; nothing for all. */
  onChoose: (row?: R) => void;
  onClose: () => void;
};
/** A dialog in which one row of a list is chosen, with a search. */
export default function ChooseDialog<R>({ of, chosen, onChoose, onClose }: ChooseDialogProps<R>) {
  const [q, setQ] = useState('');
  const choose = (row?: R) => {
    onClose();
    onChoose(row);
  };
  return (
    <TitledDialog
      title={of.title}
      buttons={<Button onClick={onClose}>{words.close}</Button>}
      onClose={onClose}
    >
      <SearchBox placeholder={of.search} q={q} onSearch={setQ} fullWidth autoFocus />
      <Found {...{ of, q, chosen, choose }} />
    </TitledDialog>
  );
}

type FoundProps<R> = Pick<ChooseDialogProps<R>, 'of' | 'chosen'> & { q: string; choose: (row?: R) => void };
function Found<R>({ of, q, chosen, choose }: FoundProps<R>) {
  const { idOf, nameOf, detailOf, results, all, empty } = of;
  const { data, error, refetch } = useFound(of, q);
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const { rows, total } = data;
  return (
    <>
      <List dense aria-label={results} sx={{ minHeight: 180 }}>
        {!q && all && <Row name={all} isChosen={!chosen} choose={() => choose()} />}
        {rows.map((row) => (
          <Row
            key={idOf(row)}
            name={nameOf(row)}
            detail={detailOf?.(row) ?? null}
            isChosen={idOf(row) === chosen}
            choose={() => choose(row)}
          />
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {rows.length === 0 && (q ? t.nothing(q) : empty)}
        {total > rows.length && t.more(rows.length)}
      </Typography>
    </>
  );
}

type RowProps = { name: string; detail?: string | null; isChosen: boolean; choose: () => void };
const Row = ({ name, detail, isChosen, choose }: RowProps) => (
  <ListItem disablePadding>
    <ListItemButton selected={isChosen} onClick={choose} {...(isChosen && { 'aria-current': true })}>
      <ListItemText primary={name} secondary={detail} sx={{ overflowWrap: 'anywhere' }} />
    </ListItemButton>
  </ListItem>
);
