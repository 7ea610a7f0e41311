import { useCallback, useEffect, useState } from 'react';
import { isPassing } from '../../../web-kit/call.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';

type State<T> = {
  value?: T;
  error?: string;
  /** Whether the error may be over at the next try. */
  mayPass?: boolean;
};
export type Loaded<T> = State<T> & {
  /** Loads again from the beginning, as after an error or as another person. */
  retry: () => void;
  /** Loads again what is shown, and keeps it until the new value is there. */
  refresh: () => void;
};

/** Runs `load` on mount and keeps its `value` or `error`. `load` must be a stable function. */
export function useLoad<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<State<T>>({});
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((n) => n + 1), []);
  const retry = useCallback(() => {
    setState({});
    refresh();
  }, [refresh]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn loads again
  useEffect(() => {
    let gone = false;
    load().then(
      (value) => gone || setState({ value }),
      (error) => gone || setState({ error: messageOf(error), mayPass: isPassing(error) }),
    );
    return () => {
      gone = true;
    };
  }, [load, turn]);
  return { ...state, retry, refresh };
}
