import { type ReactNode, useId } from 'react';
import { type Loaded, useLoad } from '../../parts/hooks/useLoad.ts';
import { Failed, Loading } from '../../parts/Loading.tsx';
import { texts } from './texts.ts';

type Props<T> = {
  title: string;
  load: () => Promise<T>;
  children: (value: T, retry: Loaded<T>['retry']) => ReactNode;
};
/** One part of the page, which loads what it shows. */
export function Part<T>({ title, load, children }: Props<T>) {
  const { value, error, retry } = useLoad(load);
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {error !== undefined && <Failed message={error} retry={retry} />}
      {value === undefined && error === undefined && <Loading text={texts.checking} />}
      {value !== undefined && children(value, retry)}
    </section>
  );
}
