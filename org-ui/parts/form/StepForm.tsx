import { Box, Button, Stack } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { BarrableButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { focusFirstWrong } from '../../../web-kit/form/focus.ts';
import { words } from '../../base/words.ts';

type StepFormProps = {
  /** Checks the form, shows its problems, and tells whether it may be sent. */
  check: () => boolean;
  send: () => void;
  /** Whether Next is out of reach, as when the plan is used up. */
  full: boolean;
  busy: boolean;
  /** Why nothing can be sent, where the role does not include it. */
  barred: string | undefined;
  onPrevious: () => void;
  /** A notice above the fields. */
  notice?: ReactNode;
  children: ReactNode;
};

/** A step of the wizard with a form. Next, or Enter, sends it; the first wrong field gets the keyboard instead. */
export function StepForm({ check, send, full, busy, barred, onPrevious, notice, children }: StepFormProps) {
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    if (barred !== undefined) return;
    if (check()) send();
    else focusFirstWrong(event.currentTarget);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 720 }}>
      {notice}
      <Stack spacing={3}>
        {children}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button onClick={onPrevious} disabled={busy}>
            {words.previous}
          </Button>
          <BarrableButton type="submit" variant="contained" disabled={full} loading={busy} barred={barred}>
            {words.next}
          </BarrableButton>
        </Box>
      </Stack>
    </Box>
  );
}
