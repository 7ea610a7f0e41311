import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { BarrableButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { focusFirstWrong } from '../../../web-kit/form/focus.ts';
import { likewise, type Sends } from '../../../web-kit/sends.ts';
import { words } from '../../base/words.ts';
import { applicationWords } from '../applications/words.ts';
import { draftOf, type Problems, problemsOf, type Settings, sentOf } from './form.ts';
import { SettingsFields } from './SettingsFields.tsx';

type SettingsDialogProps = {
  title: string;
  text: string;
  settings: Settings;
  app: object;
  /** Sends what has changed, by the names of the call. */
  save: Sends<[changes: Record<string, unknown>]>;
  onClose: () => void;
};
const noProblems: Problems = {};

/** Settings that are changed by themselves, because an application has to be told of them at the same time. */
export function SettingsDialog({ title, text, settings, app, save, onClose }: SettingsDialogProps) {
  const id = useId();
  const [before] = useState(() => draftOf(settings, app));
  const [draft, setDraft] = useState(before);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(settings, draft);
  const saving = useVerb({
    run: likewise(save, () => save(sentOf(settings, draft, before))),
    done: applicationWords.updatedNow,
    failed: applicationWords.updateFailed,
    onDone: onClose,
  });
  const send = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length) focusFirstWrong(event.currentTarget);
    else saving.mutate();
  };
  // A click beside the dialog, or Escape, throws nothing away that was changed.
  const leave = () => draft === before && onClose();
  return (
    <Dialog open onClose={leave} aria-labelledby={id} fullWidth maxWidth="sm">
      <form onSubmit={send} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 3 }}>{text}</DialogContentText>
          <Stack spacing={3}>
            <SettingsFields
              {...{ settings, draft, at: 'creating' }}
              problems={tried ? problems : noProblems}
              onChange={setDraft}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={saving.isPending}>
            {words.discard}
          </Button>
          <BarrableButton type="submit" variant="contained" loading={saving.isPending} barred={saving.barred}>
            {words.save}
          </BarrableButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
