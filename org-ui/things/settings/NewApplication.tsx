import { Fragment, type ReactNode, useState } from 'react';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { words } from '../../base/words.ts';
import { useKept } from '../../parts/form/kept.ts';
import { Restored } from '../../parts/form/Restored.tsx';
import { StepForm } from '../../parts/form/StepForm.tsx';

/** The properties that the wizard hands to the form of every kind of application. */
export type CreationProps = {
  /** The plan allows no further applications. */
  full: boolean;
  onPrevious: () => void;
  onCreated: (appId: string, name: string) => void;
};
type NewApplicationProps<D, P> = CreationProps & {
  /** The name under which unsent input is kept. */
  about: string;
  blank: D;
  isChanged: (before: D, next: D) => boolean;
  problemsOf: (draft: D) => P;
  hasProblems: (problems: P) => boolean;
  none: P;
  create: (draft: D) => Promise<{ id: string }>;
  fields: (form: { draft: D; problems: P; onChange: (draft: D) => void }) => ReactNode;
};

/** Step 2 of the wizard. Next creates the application. What is typed is kept until it is sent. */
export function NewApplication<D extends { name: string }, P>(props: NewApplicationProps<D, P>) {
  const { about, blank, isChanged, problemsOf, hasProblems, none, create, fields } = props;
  const { full, onPrevious, onCreated } = props;
  const { kept, changed, keep, forget } = useKept(about, isChanged);
  const [restored, setRestored] = useState(changed);
  const [tried, setTried] = useState(false);
  const draft = kept?.next ?? blank;
  const problems = problemsOf(draft);
  const creation = useVerb({
    run: async () => {
      const { id } = await create(draft);
      forget();
      onCreated(id, draft.name.trim());
    },
    done: words.applicationCreated,
  });
  const check = () => {
    setTried(true);
    return !hasProblems(problems);
  };
  const discard = () => {
    forget();
    setRestored(false);
  };
  return (
    <StepForm
      {...{ check, full, onPrevious }}
      send={creation.mutate}
      busy={creation.isPending}
      notice={restored && <Restored text={words.typed} onDiscard={discard} />}
    >
      <Fragment key={restored ? 'restored' : 'new'}>
        {fields({
          draft,
          problems: tried ? problems : none,
          onChange: (next) => keep({ before: blank, next }),
        })}
      </Fragment>
    </StepForm>
  );
}
