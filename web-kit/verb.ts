import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
