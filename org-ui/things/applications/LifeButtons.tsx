import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { useNavigate } from 'react-router';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import type { AskingVerb } from '../../../web-kit/commands/rowVerbs.ts';
import { words } from '../../base/words.ts';

/** Activate or Deactivate, for an application. */
export function SuspensionButton({ suspended, suspension }: { suspended: boolean; suspension: AskingVerb }) {
  return (
    <CommandButton
      {...suspension}
      label={suspended ? words.activate : words.deactivate}
      confirm={suspension.confirm && { ...suspension.confirm, yes: words.deactivate }}
      color={suspended ? 'success' : 'warning'}
      icon={suspended ? <PlayArrow /> : <PauseCircleOutlined />}
    />
  );
}

/** Delete, for an application. `list` is the page of the applications of its family, which opens next. */
export function DeletionButton({ deletion, list }: { deletion: AskingVerb; list: string }) {
  const navigate = useNavigate();
  return (
    <CommandButton
      {...deletion}
      label={words.delete}
      onDone={() => navigate(list)}
      color="error"
      icon={<DeleteOutlined />}
    />
  );
}
