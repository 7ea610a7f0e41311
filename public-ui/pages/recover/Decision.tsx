import { type ReactNode, useState } from 'react';
import { Done } from '../../parts/Done.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { LinkContent } from '../../parts/links/LinkContent.tsx';
import { EntryShell } from '../../parts/Shell.tsx';
import { ActionButton } from './ActionButton.tsx';
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
  const [done, setDone] = useState(false);
  return (
    <EntryShell>
      <Heading title={words.title} />
      {done ? (
        <Done title={words.done}>
          <p className="soft">{words.doneHint}</p>
        </Done>
      ) : (
        <LinkContent load={load} words={{ checking: texts.recover.checking, ...words }}>
          {(about) => (
            <>
              {children(about)}
              <ActionButton label={label} run={() => run().then(() => setDone(true))} />
            </>
          )}
        </LinkContent>
      )}
    </EntryShell>
  );
}
