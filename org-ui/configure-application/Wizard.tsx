import { Step, StepLabel, Stepper } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ApplicationType, blank, isChanged } from '../application/draft.ts';
import { Heading } from '../shell/Heading.tsx';
import { useKept } from '../shell/kept.ts';
import { Restored } from '../shell/Restored.tsx';
import { texts } from '../texts.ts';
import { applicationCount } from '../usage/alert.ts';
import { UsageAlert, useNoneLeft } from '../usage/UsageAlert.tsx';
import { Choose } from './Choose.tsx';
import { Configure } from './Configure.tsx';
import { Done } from './Done.tsx';

const { title, steps } = texts.wizard;
const configuring = 'configure';

/**
 * Creates an application in three steps. The step is part of the address, so that Back goes one step back, and the
 * input is kept until it is sent.
 */
export default function Wizard() {
  const [search, setSearch] = useSearchParams();
  const { kept, changed, keep, forget } = useKept('new', isChanged);
  const [restored, setRestored] = useState(changed);
  const [made, setMade] = useState<{ appId: string; name: string; type: ApplicationType }>();
  const full = useNoneLeft(applicationCount) && !made;
  const draft = kept?.next ?? blank;
  const step = made ? 3 : search.get('step') === configuring ? 1 : 0;
  const created = (appId: string) => {
    setMade({ appId, name: draft.name, type: draft.type });
    forget();
    setSearch({}, { replace: true });
  };
  const discard = () => {
    forget();
    setRestored(false);
  };
  return (
    <>
      <Heading title={title} />
      <Stepper activeStep={step} sx={{ mb: 4, maxWidth: 640 }}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {full && <UsageAlert feature={applicationCount} />}
      {restored && !made && <Restored text={texts.restored.wizard} onDiscard={discard} />}
      {made ? (
        <Done {...made} />
      ) : step === 0 ? (
        <Choose
          chosen={draft.type}
          onChoose={(type) => keep({ before: { ...blank, type }, next: { ...draft, type } })}
          full={full}
          onNext={() => setSearch({ step: configuring })}
        />
      ) : (
        <Configure
          // Discarding the form remounts it with empty fields.
          key={restored ? 'restored' : 'new'}
          draft={draft}
          full={full}
          onChange={(next) => keep({ before: { ...blank, type: next.type }, next })}
          onPrevious={() => setSearch({})}
          onCreated={created}
        />
      )}
    </>
  );
}
