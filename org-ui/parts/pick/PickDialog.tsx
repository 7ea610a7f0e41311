import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import type { ToastAction } from '../../../web-kit/toast/toasts.ts';
import { words } from '../../base/words.ts';
import { TitledDialog } from '../page/TitledDialog.tsx';
import { type Pickable, type Picked, PickList } from './PickList.tsx';

type PickDialogProps<R, A> = {
  title: string;
  text: ReactNode;
  of: Pickable<R>;
  /** The label of the button that sends what was picked. */
  submit: string;
  /** Sends it, and answers with what that has changed: something that was picked can be so already. */
  run: (rows: readonly R[]) => Promise<A>;
  done: (answer: A) => string;
  /** Takes back what was changed, if anything was. */
  undo?: (answer: A) => ToastAction | undefined;
  onClose: () => void;
};

/** A dialog in which several rows of a list are picked and then sent together. */
export function PickDialog<R, A>({
  title,
  text,
  of,
  submit,
  run,
  done,
  undo,
  onClose,
}: PickDialogProps<R, A>) {
  const [picked, change] = useState<Picked<R>>(new Map());
  const { mutate, isPending } = useVerb({
    run: () => run([...picked.values()]),
    done: (answer) => done(answer as A),
    onDone: onClose,
    offers: undo && ((answer) => undo(answer as A)),
  });
  return (
    <TitledDialog
      title={title}
      text={text}
      buttons={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {words.cancel}
          </Button>
          <Button variant="contained" loading={isPending} disabled={!picked.size} onClick={() => mutate()}>
            {submit}
          </Button>
        </>
      }
      onClose={() => isPending || onClose()}
    >
      <PickList {...of} picked={picked} change={change} />
    </TitledDialog>
  );
}
