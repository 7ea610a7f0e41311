import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { deletion, type Group, isManaged, opensQuery } from './group.ts';
import { groupWords as t } from './words.ts';

type Deleted = Pick<Group, 'groupId' | 'name' | 'memberCount' | 'source'>;
type DeleteGroupProps = { group: Deleted; onDone?: () => void };

/** The button that deletes a group. Its question says how many people it concerns, and what it closes to them. */
export function DeleteGroup({ group, onDone }: DeleteGroupProps) {
  return (
    <CommandButton
      {...deletion(group)}
      confirm={{ title: t.deleteTitle, text: <Question group={group} />, yes: t.deleteYes }}
      icon={<DeleteOutlined />}
      color="error"
      iconOnly
      onDone={onDone}
    />
  );
}

function Question({ group }: { group: Deleted }) {
  const { groupId, name, memberCount } = group;
  const { data, error } = useQuery(opensQuery(groupId));
  const names = data?.rows.map(({ appName }) => appName);
  return (
    <>
      <Typography sx={{ mb: 1 }}>{t.deleteAsks(name)}</Typography>
      {isManaged(group) && <Typography sx={{ mb: 1 }}>{t.comesAgain}</Typography>}
      <Typography sx={{ mb: 1 }}>{t.emptied(memberCount)}</Typography>
      <Typography role="status">
        {names ? (names.length ? t.closes(names) : t.closesNothing) : error ? messageOf(error) : t.counting}
      </Typography>
    </>
  );
}
