import { type ReactNode, useId, useRef } from 'react';
import { useLoad } from '../../parts/hooks/useLoad.ts';
import { Failed, Loading } from '../../parts/Loading.tsx';
import { texts } from './texts.ts';

type Changes = {
  /** Reads again what has changed, and shows the old until it is there. */
  refresh: () => void;
  /** The same after what had the focus is gone, so that the heading gets it. */
  removed: () => void;
};
type Props<T> = {
  title: string;
  load: () => Promise<T>;
  children: (value: T, changes: Changes) => ReactNode;
};
/** One part of the page, which loads what it shows. */
export function Part<T>({ title, load, children }: Props<T>) {
  const { value, error, retry, refresh } = useLoad(load);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  function removed() {
    heading.current?.focus();
    refresh();
  }
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {error !== undefined && <Failed message={error} retry={retry} />}
      {value === undefined && error === undefined && <Loading text={texts.checking} />}
      {value !== undefined && children(value, { refresh, removed })}
    </section>
  );
}
