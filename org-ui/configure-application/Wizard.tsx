import { Step, StepLabel, Stepper } from '@mui/material';
import { useState } from 'react';
import { blank, type Draft } from '../application/draft.ts';
import { Heading } from '../shell/Heading.tsx';
import { texts } from '../texts.ts';
import { Choose } from './Choose.tsx';
import { Configure } from './Configure.tsx';
import { Done } from './Done.tsx';

const { title, steps } = texts.wizard;

/** Creates an application in three steps. What was typed stays while going back and forth. */
export default function Wizard() {
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState<Draft>(blank);
  const [appId, setAppId] = useState<string>();
  const created = (id: string) => {
    setAppId(id);
    setStep(2);
  };
  return (
    <>
      <Heading title={title} />
      <Stepper activeStep={appId ? 3 : step} sx={{ mb: 4, maxWidth: 640 }}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {appId ? (
        <Done appId={appId} name={draft.name} />
      ) : step === 0 ? (
        <Choose onNext={() => setStep(1)} />
      ) : (
        <Configure draft={draft} onChange={setDraft} onPrevious={() => setStep(0)} onCreated={created} />
      )}
    </>
  );
}
