import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { CallError, positionOf, unchangedSince } from '../call.ts';
import { settled } from '../openTab/stale.ts';
import type { Sends } from '../sends.ts';
import { toast } from '../toast/toast.tsx';
import type { ToastAction } from '../toast/toasts.ts';
import { SaidBesideFields } from './saidBesideFields.ts';
import { texts } from './texts.ts';
import { useWhyNot } from './whyNot.ts';

/** The toast after a success: a sentence, or how the server's answer becomes one. */
export type Done = string | ((answer: unknown) => string);

/** An action behind a button. */
export type Verb = {
  label: string;
  /** Where it says which call it makes, the button of a verb that the role does not include is out of reach. */
  run: Sends;
  done?: Done | undefined;
  /** Prefix of the error's message after a failure. */
  failed?: string | undefined;
  onDone?: (() => void) | undefined;
  /** Reverses the action; the toast of `done` offers it. What somebody has changed since then stays. */
  undo?: { run: () => Promise<unknown>; done: Done } | undefined;
};
export type Confirm = {
  title: string;
  text: ReactNode;
  /** Label of the confirming button; by default the verb's own label. */
  yes?: string | undefined;
  no?: string | undefined;
  /** A milder alternative to offer. */
  instead?: Verb | undefined;
};

const inWords = (done: Done, answer: unknown) => (typeof done === 'string' ? done : done(answer));

type VerbOf<Value> = Omit<Verb, 'label' | 'run'> & {
  run: Sends<[value: Value]>;
  /** What the toast of `done` offers, where only the answer says what has changed and can be taken back. */
  offers?: ((answer: unknown) => ToastAction | undefined) | undefined;
};

/**
 * Runs a verb, waits until the page has read anew what it changes, and only then reports the outcome, so that toast and
 * page agree. A second click meanwhile does nothing, also one that comes before the button shows that it waits. `barred` says
 * why the verb is out of reach, if it is.
 */
export function useVerb<Value = void>({ run, done, failed, onDone, undo, offers }: VerbOf<Value>) {
  const barred = useWhyNot(run);
  const fail = (error: unknown) => {
    if (!(error instanceof SaidBesideFields)) toast.error(error, { before: failed });
    else if (failed) toast.error(failed, { alsoInPage: true });
  };
  const takeBack = async ({ run, done }: NonNullable<Verb['undo']>, since: string | undefined) => {
    try {
      const answer = await unchangedSince(since, run);
      await settled();
      toast.success(inWords(done, answer));
    } catch (error) {
      if (error instanceof CallError && error.refusal === 'request.changed') toast.error(texts.notUndone);
      else fail(error);
    }
  };
  const underWay = useRef(false);
  const mutation = useMutation({
    mutationFn: (value: Value) => run(value),
    onSuccess: async (answer) => {
      await settled();
      if (done)
        toast.success(
          inWords(done, answer),
          offers
            ? offers(answer)
            : undo && { label: texts.undo, run: () => void takeBack(undo, positionOf(answer)) },
        );
      onDone?.();
    },
    onError: fail,
    onSettled: () => {
      underWay.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...sent) => {
    if (underWay.current) return;
    underWay.current = true;
    mutation.mutate(...sent);
  };
  return { ...mutation, mutate, barred };
}
