import { Button, List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Change } from '../../../web-kit/bulk/act.ts';
import { SearchBox } from '../../../web-kit/table/SearchBox.tsx';
import { words } from '../../base/words.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';
import { type Group, groupsList, isManaged, joining } from './group.ts';
import { groupWords as t } from './words.ts';

/** As many groups are shown at once. */
const most = 20;
/** How people are added to a group, and removed from it again. */
export function addingTo({ groupId, name }: Pick<Group, 'groupId' | 'name'>): Change {
  const { join, leave } = joining(groupId);
  return {
    send: join,
    told: (count) => t.joined(count, name),
    undo: { send: leave, told: (count) => t.left(count, name) },
  };
}

type AddToGroupProps = { onChoose: (change: Change) => void; onClose: () => void };
/** Asks for the group to which people are added. Those of a directory are not offered, which alone changes them. */
export function AddToGroup({ onChoose, onClose }: AddToGroupProps) {
  const [q, setQ] = useState('');
  return (
    <TitledDialog
      title={t.addTo}
      text={t.addToText}
      buttons={<Button onClick={onClose}>{words.cancel}</Button>}
      onClose={onClose}
    >
      <SearchBox placeholder={t.search} q={q} onSearch={setQ} fullWidth />
      <Found q={q} onChoose={(group) => onChoose(addingTo(group))} />
    </TitledDialog>
  );
}

function Found({ q, onChoose }: { q: string; onChoose: (group: Group) => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...groupsList.queryKey, 'choose', q],
    queryFn: () =>
      groupsList({
        ...{ page: 0, size: most, sort: ['name', 'ASC'] },
        filter: { source: 'console', ...(q && { q }) },
      }),
    placeholderData: keepPreviousData,
  });
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const groups = data.rows.filter((group) => !isManaged(group));
  if (!groups.length)
    return (
      <Typography role="status" sx={{ color: 'text.secondary', mt: 2 }}>
        {q ? t.nothing(q) : t.none}
      </Typography>
    );
  return (
    <List dense aria-label={t.addTo} sx={{ minHeight: 180 }}>
      {groups.map((group) => (
        <ListItemButton key={group.groupId} onClick={() => onChoose(group)}>
          <ListItemText
            primary={group.name}
            secondary={t.count(group.memberCount)}
            sx={{ overflowWrap: 'anywhere' }}
          />
        </ListItemButton>
      ))}
    </List>
  );
}
