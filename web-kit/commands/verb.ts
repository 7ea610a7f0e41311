import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf, toast } from '../toast/toast.tsx';
import { readAnew } from './readAnew.ts';

/** An action behind a button. */
export type Verb = {
  label: string;
  run: () => Promise<unknown>;
  /** Toast after success. */
  done?: string | undefined;
  /** Prefix of the error's message after a failure. */
  failed?: string | undefined;
  /** Prefixes of the query keys that the action makes stale. */
  invalidates?: readonly QueryKey[] | undefined;
  onDone?: (() => void) | undefined;
  /** Reverses the action; the toast of `done` offers it. */
  undo?: { run: () => Promise<unknown>; done: string } | undefined;
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

/**
 * Runs a verb, refetches the queries that it invalidates, and only then reports the outcome, so that toast and page
 * agree.
 */
export function useVerb({ run, done, failed, invalidates = [], onDone, undo }: Omit<Verb, 'label'>) {
  const queries = useQueryClient();
  const fail = (error: unknown) => toast.error(failed ? `${failed}: ${messageOf(error)}` : error);
  const takeBack = async ({ run, done }: NonNullable<Verb['undo']>) => {
    try {
      await run();
      await readAnew(queries, invalidates);
      toast.success(done);
    } catch (error) {
      fail(error);
    }
  };
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      await readAnew(queries, invalidates);
      if (done) toast.success(done, undo && { label: 'Undo', run: () => void takeBack(undo) });
      onDone?.();
    },
    onError: fail,
  });
}
