import { type ReactNode, useCallback, useState } from 'react';
import { Heading } from '../../parts/Heading.tsx';
import { LinkFailed } from '../../parts/LinkFailed.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { DoorShell } from '../../parts/Shell.tsx';
import { useLoad } from '../../parts/useLoad.ts';
import { ActionButton } from './ActionButton.tsx';
import { Done } from './Done.tsx';
import { texts } from './texts.ts';

type Props<T> = {
  words: { title: string; failed: string; failedHint: string; done: string; doneHint: string };
  label: string;
  load: () => Promise<T>;
  run: () => Promise<unknown>;
  children: (about: T) => ReactNode;
};

/** The page of a link that does one thing: it explains that thing and waits for the person to press its button. */
export function Decision<T>({ words, label, load, run, children }: Props<T>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link of a page never changes
  const once = useCallback(load, []);
  const { value, error } = useLoad(once);
  const [done, setDone] = useState(false);
  return (
    <DoorShell>
      <Heading title={words.title} />
      {done && (
        <Done title={words.done}>
          <p className="soft">{words.doneHint}</p>
        </Done>
      )}
      {value && !done && (
        <>
          {children(value)}
          <ActionButton label={label} run={() => run().then(() => setDone(true))} />
        </>
      )}
      {error !== undefined && <LinkFailed title={words.failed} reason={error} hint={words.failedHint} />}
      {!value && error === undefined && <Loading text={texts.recover.checking} />}
    </DoorShell>
  );
}
