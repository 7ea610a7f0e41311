import { Button, List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FamilyName } from '../../../domain/families/families.ts';
import { SearchBox } from '../../../web-kit/table/SearchBox.tsx';
import { useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { families } from '../../families/families.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';
import type { Family } from '../applicationPage/family.ts';
import { applicationsOf } from './applications.ts';
import { texts as t } from './texts.ts';

/** As many of each family are shown at once. */
const most = 20;

type ChooseDialogProps = {
  chosen: string;
  /** The families whose applications are offered; without them, one of any family or all applications. */
  among?: readonly Family[] | undefined;
  onChoose: (appId: string, family?: FamilyName) => void;
  onClose: () => void;
};
/** Asks for one application. */
export default function ChooseDialog({ chosen, among, onChoose, onClose }: ChooseDialogProps) {
  const [q, setQ] = useState('');
  return (
    <TitledDialog
      title={t.title}
      buttons={<Button onClick={onClose}>{words.close}</Button>}
      onClose={onClose}
    >
      <SearchBox placeholder={t.search} q={q} onSearch={setQ} fullWidth />
      <Found {...{ q, chosen, among, onChoose }} />
    </TitledDialog>
  );
}

type FoundProps = Omit<ChooseDialogProps, 'onClose'> & { q: string };
function Found({ q, chosen, among, onChoose }: FoundProps) {
  const { uniqueId } = useIds();
  const load = applicationsOf(uniqueId, among ?? Object.values<Family>(families));
  const { data, error, refetch } = useQuery({
    queryKey: [...load.queryKey, 'choose', q],
    queryFn: () => load({ page: 0, size: most, sort: ['name', 'ASC'], filter: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  });
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const { rows, total } = data;
  return (
    <>
      <List dense aria-label={t.results} sx={{ minHeight: 180 }}>
        {!q && !among && <Row name={t.all} isChosen={!chosen} choose={() => onChoose('')} />}
        {rows.map(({ appId, name, family, label }) => (
          <Row
            key={appId}
            {...{ name, detail: label }}
            isChosen={appId === chosen}
            choose={() => onChoose(appId, family)}
          />
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {rows.length === 0 && (q ? t.nothing(q) : t.none)}
        {total > rows.length && t.more(rows.length)}
      </Typography>
    </>
  );
}

type RowProps = { name: string; detail?: string; isChosen: boolean; choose: () => void };
const Row = ({ name, detail, isChosen, choose }: RowProps) => (
  <ListItemButton selected={isChosen} onClick={choose} {...(isChosen && { 'aria-current': true })}>
    <ListItemText primary={name} secondary={detail} sx={{ overflowWrap: 'anywhere' }} />
  </ListItemButton>
);
