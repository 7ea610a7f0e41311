import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { CommandButton } from './CommandButton.tsx';
import type { RowVerbs } from './rowVerbs.ts';

type RowActionsProps<R> = { row: R; verbs: RowVerbs<R> };

/** The buttons at the end of a row: suspend or activate, and delete. */
export function RowActions<R extends { suspended: boolean }>({ row, verbs }: RowActionsProps<R>) {
  return (
    <>
      <CommandButton
        {...verbs.suspension(row)}
        icon={row.suspended ? <PlayArrow /> : <PauseCircleOutlined />}
        iconOnly
      />
      <CommandButton {...verbs.deletion(row)} icon={<DeleteOutlined />} color="error" iconOnly />
    </>
  );
}
