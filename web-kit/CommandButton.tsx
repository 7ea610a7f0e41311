import { Button, type ButtonProps, CircularProgress, IconButton, Tooltip } from '@mui/material';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { messageOf, toast } from './toast.tsx';

/** Something that a button does. */
export type Verb = {
  label: string;
  run: () => Promise<unknown>;
  /** Toast once it is done. */
  done?: string | undefined;
  /** Stands before the reason when it fails. */
  failed?: string | undefined;
  /** Beginnings of the keys of the queries that it makes stale. */
  invalidates?: readonly QueryKey[] | undefined;
  onDone?: (() => void) | undefined;
  /** Takes it back; the toast offers it, so it needs `done`. */
  undo?: { run: () => Promise<unknown>; done: string } | undefined;
};
export type Confirm = {
  title: string;
  text: ReactNode;
  /** On the button that does it; otherwise the verb's own label. */
  yes?: string | undefined;
  no?: string | undefined;
  /** A milder thing to do instead. */
  instead?: Verb | undefined;
};
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

/** Runs a verb: waits, reads anew what it changed, and then tells how it went, so that word and page agree. */
export function useVerb({ run, done, failed, invalidates = [], onDone, undo }: Omit<Verb, 'label'>) {
  const queries = useQueryClient();
  const readAnew = () => Promise.all(invalidates.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const fail = (error: unknown) => toast.error(failed ? `${failed}: ${messageOf(error)}` : error);
  const takeBack = async ({ run, done }: NonNullable<Verb['undo']>) => {
    try {
      await run();
      await readAnew();
      toast.success(done);
    } catch (error) {
      fail(error);
    }
  };
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      await readAnew();
      if (done) toast.success(done, undo && { label: 'Undo', run: () => void takeBack(undo) });
      onDone?.();
    },
    onError: fail,
  });
}

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
