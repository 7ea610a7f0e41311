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
import { useVerb } from '../../web-kit/CommandButton.tsx';
import { call } from '../../web-kit/call.ts';
import { limits } from '../../web-kit/limits.ts';
import { texts } from '../texts.ts';
import { type Draft, empty, problemOf } from './draft.ts';
import { stale } from './team.ts';

const said = texts.team;
const fields = [
  { key: 'name', label: said.name, type: 'text', autoComplete: 'off' },
  { key: 'email', label: said.email, type: 'email', autoComplete: 'off' },
  { key: 'confirmEmail', label: said.confirmEmail, type: 'email', autoComplete: 'off' },
] as const satisfies readonly { key: keyof Draft; label: string; type: string; autoComplete: string }[];

/** Invites somebody to the team by mail. */
export function AddMember({ onClose }: { onClose: () => void }) {
  const title = useId();
  const [draft, setDraft] = useState(empty);
  const [asked, setAsked] = useState(false);
  const problem = problemOf(draft);
  const { mutate, isPending } = useVerb({
    run: () =>
      call('POST /invite/sendInvite', {
        type: 'ADD_ADMIN',
        name: draft.name.trim(),
        email: draft.email.trim(),
      }),
    done: said.sent,
    invalidates: [stale.invites],
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!problem) mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={title}>{said.add}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{said.addText}</DialogContentText>
          {fields.map(({ key, label, ...input }, i) => (
            <TextField
              key={key}
              {...input}
              label={label}
              required
              autoFocus={i === 0}
              value={draft[key]}
              onChange={({ target }) => setDraft({ ...draft, [key]: target.value })}
              slotProps={{ htmlInput: { maxLength: limits.inviteField } }}
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
