import { type ReactNode, useEffect, useRef } from 'react';
import { useLoad } from '../hooks/useLoad.ts';
import { Failed, Loading } from '../Loading.tsx';
import { LinkFailed } from './LinkFailed.tsx';

type LinkContentProps<T> = {
  /** Reads what the link leads to, once. */
  load: () => Promise<T>;
  words: { checking: string; failed: string; failedHint: string };
  /** Called once when the link does not work. */
  onFailed?: () => void;
  /** A way on, shown below the reason when the link does not work. */
  wayOn?: ReactNode;
  children: (value: T) => ReactNode;
};
/**
 * The content behind a mailed link. Until the link is checked it says so, and it says why a link does not work. What could
 * not be checked, as without a network, can be tried again.
 */
export function LinkContent<T>({ load, words, onFailed, wayOn, children }: LinkContentProps<T>) {
  const first = useRef(load);
  const { value, error, mayPass, retry } = useLoad(first.current);
  const isBad = error !== undefined && !mayPass;
  const report = useRef(onFailed);
  useEffect(() => {
    if (isBad) report.current?.();
  }, [isBad]);
  if (error !== undefined && mayPass) return <Failed message={error} retry={retry} />;
  if (error !== undefined)
    return (
      <>
        <LinkFailed title={words.failed} reason={error} hint={words.failedHint} />
        {wayOn}
      </>
    );
  return value ? children(value) : <Loading text={words.checking} />;
}
