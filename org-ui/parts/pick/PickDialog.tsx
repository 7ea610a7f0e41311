import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type Done, useVerb, type Verb } from '../../../web-kit/commands/verb.ts';
import { words } from '../../base/words.ts';
import { TitledDialog } from '../page/TitledDialog.tsx';
import { type Pickable, type Picked, PickList } from './PickList.tsx';

type PickDialogProps<R> = {
  title: string;
  text: ReactNode;
  of: Pickable<R>;
  /** The label of the button that sends what was picked. */
  submit: string;
  run: (rows: readonly R[]) => Promise<unknown>;
  done: (count: number) => string;
  /** How it is taken back. */
  undo?: (rows: readonly R[]) => Verb['undo'];
  onClose: () => void;
};

/** A dialog in which several rows of a list are picked and then sent together. */
export function PickDialog<R>({ title, text, of, submit, run, done, undo, onClose }: PickDialogProps<R>) {
  const [picked, change] = useState<Picked<R>>(new Map());
  const said: Done = () => done(picked.size);
  const { mutate, isPending } = useVerb({
    run: () => run([...picked.values()]),
    done: said,
    onDone: onClose,
    undo: undo?.([...picked.values()]),
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
