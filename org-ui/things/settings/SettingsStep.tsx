import { Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { useKept } from '../../../web-kit/form/kept.ts';
import { Restored } from '../../../web-kit/form/Restored.tsx';
import { likewise, type Making } from '../../../web-kit/sends.ts';
import { words } from '../../base/words.ts';
import { StepForm } from '../../parts/form/StepForm.tsx';
import { blankOf, type Draft, isChanged, type Problems, problemsOf, type Settings, sentOf } from './form.ts';
import { SettingsFields } from './SettingsFields.tsx';

/** The properties that the wizard hands to the form of every kind of application. */
export type CreationProps = {
  /** The plan allows no further applications. */
  full: boolean;
  onPrevious: () => void;
  onCreated: (appId: string, name: string) => void;
};
type SettingsStepProps = CreationProps & {
  /** The name under which unsent input is kept. */
  about: string;
  settings: Settings;
  heading?: ReactNode;
  /** Sends all settings, by the names of the call. */
  create: ((sent: Record<string, unknown>) => Promise<{ id: string }>) & Making;
};
const noProblems: Problems = {};

/** Step 2 of the wizard. Next creates the application. What is typed is kept until it is sent. */
export function SettingsStep(props: SettingsStepProps) {
  const { about, settings, heading, create, full, onPrevious, onCreated } = props;
  const { kept, changed, keep, forget, latest } = useKept<Draft>(about, (before, next) =>
    isChanged(settings, before, next),
  );
  const [restored, setRestored] = useState(changed);
  const [tried, setTried] = useState(false);
  const blank = blankOf(settings);
  const draft = kept?.next ?? blank;
  const problems = problemsOf(settings, draft);
  const creation = useVerb({
    run: likewise(create, async () => {
      const { id } = await create(sentOf(settings, draft));
      forget();
      onCreated(id, draft.name.trim());
    }),
    done: words.applicationCreated,
  });
  const check = () => {
    setTried(true);
    return !Object.keys(problems).length;
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
      barred={creation.barred}
      notice={restored && <Restored onDiscard={discard} />}
    >
      <Stack key={restored ? 'restored' : 'new'} spacing={3}>
        {heading}
        <SettingsFields
          {...{ settings, draft, at: 'creating' }}
          problems={tried ? problems : noProblems}
          onChange={(change) => keep({ before: blank, next: change(latest()?.next ?? blank) })}
        />
      </Stack>
    </StepForm>
  );
}
