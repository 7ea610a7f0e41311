import { useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { words } from '../../base/words.ts';
import { type Draft, mobileSettings, problemsOf, webSettings } from '../../families/general/draft.ts';
import { Fields } from '../../families/general/Fields.tsx';
import { StepForm } from '../../parts/form/StepForm.tsx';

type ConfigureProps = {
  draft: Draft;
  /** The plan allows no further applications. */
  full: boolean;
  onChange: (draft: Draft) => void;
  onPrevious: () => void;
  onCreated: (appId: string) => void;
};

const create = (draft: Draft) =>
  draft.type === 'Mobile'
    ? call('POST /createMobileApp', mobileSettings(draft))
    : call('POST /createWebApp', webSettings(draft));

/** Step 2: the form for the chosen kind. Next creates the application. */
export function Configure({ draft, full, onChange, onPrevious, onCreated }: ConfigureProps) {
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft);
  const creation = useVerb({
    run: async () => onCreated((await create(draft)).id),
    done: words.applicationCreated,
  });
  const check = () => {
    setTried(true);
    return Object.keys(problems).length === 0;
  };
  return (
    <StepForm {...{ check, full, onPrevious }} send={creation.mutate} busy={creation.isPending}>
      <Fields draft={draft} problems={tried ? problems : {}} onChange={onChange} />
    </StepForm>
  );
}
