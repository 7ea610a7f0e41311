import { Button, type ButtonProps, CircularProgress, IconButton, Tooltip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { type Confirm, useVerb, type Verb } from './verb.ts';

type Look = Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled' | 'fullWidth'>;
export type CommandButtonProps = Verb &
  Look & {
    confirm?: Confirm | undefined;
    icon?: ReactNode;
    /** Shows only the icon; the label is for those who cannot see it and for whoever points at it. */
    iconOnly?: boolean;
    /** On the button instead of the label, which then tells what pressing it does. */
    children?: ReactNode;
  };

/** One button for every verb: asks first where that is needed, shows that it works, tells how it went. */
export function CommandButton(props: CommandButtonProps) {
  const { confirm, icon, iconOnly, children, ...rest } = props;
  const { run, done, failed, invalidates, onDone, undo, label, ...look } = rest;
  const [asking, setAsking] = useState(false);
  const told = { run, done, failed, invalidates, onDone, undo };
  const verb = useVerb(told);
  const press = () => (confirm ? setAsking(true) : verb.mutate());
  const spinner = <CircularProgress size={18} color="inherit" aria-label="Working" />;
  const state = { ...look, disabled: look.disabled || verb.isPending, onClick: press };
  return (
    <>
      {iconOnly ? (
        <Tooltip title={label}>
          {/* The button has the name; a name on the span around it would mean nothing. */}
          <span aria-label={undefined}>
            <IconButton aria-label={label} {...pick(state)}>
              {verb.isPending ? spinner : icon}
            </IconButton>
          </span>
        </Tooltip>
      ) : (
        <Button
          {...state}
          startIcon={verb.isPending ? spinner : icon}
          {...(children ? { title: label } : {})}
        >
          {children ?? label}
        </Button>
      )}
      {confirm && (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          confirm={confirm}
          verb={{ label, ...told }}
          danger={look.color === 'error'}
        />
      )}
    </>
  );
}

/** An icon button has neither a variant nor a width. */
const pick = ({ variant: _, fullWidth: __, ...rest }: Look & { onClick: () => void }) => rest;
