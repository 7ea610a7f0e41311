import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import type { Calls } from '../../api/calls.ts';
import type { InputOf } from '../../api/client.ts';
import { call } from '../../web-kit/call.ts';
import { useVerb } from '../../web-kit/verb.ts';
import { texts } from '../texts.ts';
import { type Draft, empty, problemOf } from './draft.ts';
import { staleInvites } from './invite.ts';

const said = texts.invite;
const fields = [
  { key: 'name', label: said.name, type: 'text', autoComplete: 'off' },
  { key: 'email', label: said.email, type: 'email', autoComplete: 'off' },
  { key: 'confirmEmail', label: said.confirmEmail, type: 'email', autoComplete: 'off' },
] as const satisfies readonly { key: keyof Draft; label: string; type: string; autoComplete: string }[];

type Props = {
  title: string;
  text: string;
  /** The team or the application to invite to. */
  to: Pick<InputOf<Calls, 'POST /invite/sendInvite'>, 'type' | 'appId'>;
  onClose: () => void;
};

/** Invites a person by mail. */
export function InviteDialog({ title: heading, text, to, onClose }: Props) {
  const title = useId();
  const [draft, setDraft] = useState(empty);
  const [asked, setAsked] = useState(false);
  const problem = problemOf(draft);
  const typed = Object.values(draft).some(Boolean);
  const { mutate, isPending } = useVerb({
    run: () =>
      call('POST /invite/sendInvite', {
        ...to,
        name: draft.name.trim(),
        email: draft.email.trim(),
      }),
    done: said.sent,
    invalidates: [staleInvites],
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!problem) mutate();
  };
  return (
    <Dialog
      open
      // A click beside the dialog must not discard what was typed.
      onClose={(_, reason) => (reason === 'backdropClick' && typed ? undefined : onClose())}
      aria-labelledby={title}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={title}>{heading}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{text}</DialogContentText>
          {fields.map(({ key, label, ...input }, i) => (
            <TextField
              key={key}
              {...input}
              label={label}
              required
              autoFocus={i === 0}
              value={draft[key]}
              onChange={({ target }) => setDraft({ ...draft, [key]: target.value })}
            />
          ))}
          {asked && problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{said.cancel}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {said.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
