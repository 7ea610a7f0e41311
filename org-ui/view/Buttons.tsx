import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Button } from '@mui/material';
import { useNavigate } from 'react-router';
import { CommandButton } from '../../web-kit/commands/CommandButton.tsx';
import type { Application } from '../application/application.ts';
import { applicationVerbs } from '../application/verbs.ts';
import { SaveButtons } from '../shell/SaveButtons.tsx';
import { texts } from '../texts.ts';

const { common } = texts;
type ButtonsProps = {
  app: Application;
  editing: boolean;
  busy: boolean;
  edit: () => void;
  discard: () => void;
  save: () => void;
};

/** Edit, Deactivate or Activate, and Delete; while editing, Discard and Save. */
export function Buttons({ app, editing, busy, edit, discard, save }: ButtonsProps) {
  const navigate = useNavigate();
  if (editing) return <SaveButtons {...{ discard, save, busy }} />;
  const suspension = applicationVerbs.suspension(app);
  return (
    <>
      <Button startIcon={<EditOutlined />} onClick={edit}>
        {common.edit}
      </Button>
      <CommandButton
        {...suspension}
        label={app.suspended ? common.activate : common.deactivate}
        confirm={suspension.confirm && { ...suspension.confirm, yes: common.deactivate }}
        color={app.suspended ? 'success' : 'warning'}
        icon={app.suspended ? <PlayArrow /> : <PauseCircleOutlined />}
      />
      <CommandButton
        {...applicationVerbs.deletion(app)}
        label={common.delete}
        onDone={() => navigate('/applications')}
        color="error"
        icon={<DeleteOutlined />}
      />
    </>
  );
}
