import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { CommandButton } from '../../web-kit/CommandButton.tsx';
import { type AppUser, deletion, suspension } from './verbs.ts';

/** The buttons at the end of a user's row. */
export function Actions({ user }: { user: AppUser }) {
  return (
    <>
      <CommandButton
        {...suspension(user)}
        icon={user.suspended ? <PlayArrow /> : <PauseCircleOutlined />}
        iconOnly
      />
      <CommandButton {...deletion(user)} icon={<DeleteOutlined />} color="error" iconOnly />
    </>
  );
}
