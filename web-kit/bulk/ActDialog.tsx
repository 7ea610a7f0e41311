import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import type { Confirm } from '../commands/verb.ts';
import type { Act, Change } from './act.ts';
import { RunDialog } from './RunDialog.tsx';
import type { Work } from './run.ts';
import { texts as t } from './texts.ts';

type ActDialogProps<R> = Pick<Work<R>, 'idOf' | 'nameOf' | 'more'> & {
  act: Act<R>;
  /** How many rows are meant, in words, and their number where it is known. */
  count: string;
  total: number | undefined;
  /** `done` tells whether the act came to its end. */
  onClose: (done: boolean) => void;
};

/** Asks before an act, or what it needs to know, and then shows how far it is and what became of it. */
export default function ActDialog<R>({ act, count, onClose, ...work }: ActDialogProps<R>) {
  const [change, setChange] = useState<Change | undefined>('send' in act && !act.asks ? act : undefined);
  const leave = () => onClose(false);
  if (change)
    return (
      <RunDialog
        {...work}
        label={act.label}
        change={change}
        skips={act.skips ?? (() => false)}
        onClose={onClose}
      />
    );
  if ('choose' in act) return act.choose(setChange, leave);
  const confirm = act.asks?.(count);
  return confirm && <Asking confirm={confirm} act={act} onYes={() => setChange(act)} onClose={leave} />;
}

type AskingProps = {
  confirm: Confirm;
  act: { label: string; danger?: true };
  onYes: () => void;
  onClose: () => void;
};
function Asking({ confirm, act, onYes, onClose }: AskingProps) {
  const [title, text] = [useId(), useId()];
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>{confirm.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text} component="div">
          {confirm.text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t.cancel}
        </Button>
        <Button variant="contained" color={act.danger ? 'error' : 'primary'} onClick={onYes}>
          {confirm.yes ?? act.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
