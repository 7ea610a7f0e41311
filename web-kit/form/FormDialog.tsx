import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { BarrableButton } from '../commands/BarrableButton.tsx';
import { ConfirmDialog } from '../commands/ConfirmDialog.tsx';
import { useVerb, type Verb } from '../commands/verb.ts';
import { likewise, type Sends } from '../sends.ts';
import { FormFields } from './FormFields.tsx';
import { type Field, type Problems, trimmed, type Values } from './fields.ts';
import { focusFirstWrong } from './focus.ts';
import { ChangedMeanwhile, saveUnchanged } from './meanwhile.ts';
import { Restored } from './Restored.tsx';
import { texts } from './texts.ts';
import type { Form } from './useForm.ts';
import { useKeptForm } from './useKeptForm.ts';

type FormDialogProps<K extends string> = Pick<Verb, 'done' | 'failed' | 'undo'> & {
  /** Names the form among all of the console: what was typed and not sent is kept under it. */
  about: string;
  title: string;
  /** An explanation above the fields. */
  text?: ReactNode;
  fields: readonly Field<K>[];
  initial?: Problems<K>;
  /** Reads anew what `initial` is of, so that nothing that others have changed meanwhile is undone. */
  reread?: () => Promise<Problems<K>>;
  /** Sends the values, without spaces at their ends. */
  run: Sends<[values: Values<K>]>;
  submit?: string;
  /** The label of the button while the form is being sent. */
  sending?: string;
  /** A text that is shown once while a required field is empty. */
  missing?: string;
  columns?: 1 | 2;
  onClose: () => void;
  /** Called instead of `onClose` once the values have been sent. */
  onSent?: (values: Values<K>) => void;
  /** What stands above the fields; it may show and change those that the form itself does not have. */
  children?: ReactNode | ((form: Pick<Form<K>, 'values' | 'change'>) => ReactNode);
};

/**
 * A form in a dialog. It stays open with all that was typed until the sending has worked, and asks before it throws
 * away unsaved input. What the end of a session or a reload cut off is there when it is opened again.
 */
export function FormDialog<K extends string>(props: FormDialogProps<K>) {
  const {
    about,
    title,
    text,
    fields,
    initial,
    reread,
    run,
    submit = texts.save,
    sending,
    missing,
    columns = 1,
    onClose,
    onSent = onClose,
    children,
    ...rest
  } = props;
  const heading = useId();
  const form = useKeptForm(about, fields, initial);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, barred } = useVerb({
    ...rest,
    run: likewise(run, async () => {
      const send = () => form.send(() => run(trimmed(form.values)));
      if (!reread) return send();
      const catchUp = async () => {
        if (form.catchUp(await reread())) throw new ChangedMeanwhile();
      };
      return saveUnchanged(catchUp, send);
    }),
    onDone: () => {
      form.forget();
      onSent(trimmed(form.values));
    },
  });
  const leave = () => {
    if (isPending) return;
    if (form.isChanged) setAsking(true);
    else onClose();
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (barred !== undefined) return;
    if (!form.check()) focusFirstWrong(event.currentTarget);
    else if (!isPending) mutate();
  };
  return (
    <>
      <Dialog open onClose={leave} aria-labelledby={heading} fullWidth maxWidth={columns === 2 ? 'sm' : 'xs'}>
        {/* The form takes part in the dialog's layout, so that its content scrolls between title and buttons. */}
        <form onSubmit={send} noValidate style={{ display: 'contents' }}>
          <DialogTitle id={heading}>{title}</DialogTitle>
          <DialogContent>
            {form.restored && <Restored onDiscard={form.discard} />}
            {text && <DialogContentText sx={{ mb: 1 }}>{text}</DialogContentText>}
            {typeof children === 'function' ? children(form) : children}
            <div style={{ height: 12 }} />
            <FormFields {...{ fields, form, columns }} />
            {missing && form.isIncomplete && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {missing}
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={leave}>{texts.cancel}</Button>
            <BarrableButton
              type="submit"
              variant="contained"
              barred={barred}
              {...(sending ? { disabled: isPending } : { loading: isPending })}
            >
              {(isPending && sending) || submit}
            </BarrableButton>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        confirm={texts.leaving}
        verb={{ label: texts.discard, run: async () => form.forget(), onDone: onClose }}
        danger
      />
    </>
  );
}
