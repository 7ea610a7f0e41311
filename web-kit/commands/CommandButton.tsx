import { type ButtonProps, CircularProgress, IconButton, Tooltip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { BarrableButton, barring } from './BarrableButton.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { texts } from './texts.ts';
import { type Confirm, useVerb, type Verb } from './verb.ts';

type Look = Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled' | 'fullWidth'>;
export type CommandButtonProps = Verb &
  Look & {
    confirm?: Confirm | undefined;
    icon?: ReactNode;
    /** Shows only the icon; the label then serves as accessible name and tooltip. */
    iconOnly?: boolean;
    /** Visible content of the button; the label then describes what the button does. */
    children?: ReactNode;
  };

/** The one button for every verb: asks for confirmation where needed, shows progress, and reports the outcome. */
export function CommandButton(props: CommandButtonProps) {
  const { confirm, icon, iconOnly, children, ...rest } = props;
  const { run, done, failed, onDone, undo, label, ...look } = rest;
  const [asking, setAsking] = useState(false);
  const options = { run, done, failed, onDone, undo };
  const verb = useVerb(options);
  const press = () => (confirm ? setAsking(true) : verb.mutate());
  const spinner = <CircularProgress size={18} color="inherit" aria-label={texts.working} />;
  const state = { ...look, disabled: look.disabled || verb.isPending, onClick: press };
  const { barred } = verb;
  return (
    <>
      {iconOnly ? (
        <Tooltip title={barred ?? label}>
          {/* The button itself carries the accessible name; the tooltip must not put a second one on this span. */}
          <span aria-label={undefined}>
            <IconButton aria-label={label} {...pick(state)} {...(barred !== undefined && barredIcon(barred))}>
              {verb.isPending ? spinner : icon}
            </IconButton>
          </span>
        </Tooltip>
      ) : (
        <BarrableButton
          {...state}
          barred={barred}
          startIcon={verb.isPending ? spinner : icon}
          {...(children ? { title: label } : {})}
        >
          {children ?? label}
        </BarrableButton>
      )}
      {confirm && (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          confirm={confirm}
          verb={{ label, ...options }}
          danger={look.color === 'error'}
        />
      )}
    </>
  );
}

/** The reason is read out with the button, which the tooltip around it does not do. */
const barredIcon = (why: string) => ({ ...barring(why), disabled: false, 'aria-description': why });

/** An icon button has neither a variant nor a width. */
const pick = ({ variant: _, fullWidth: __, ...rest }: Look & { onClick: () => void }) => rest;
