import { Step, StepLabel, Stepper } from '@mui/material';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ApplicationType, blank, isChanged } from '../application/draft.ts';
import { ConfigureRadius } from '../radius/ConfigureRadius.tsx';
import { Heading } from '../shell/Heading.tsx';
import { useKept } from '../shell/kept.ts';
import { Restored } from '../shell/Restored.tsx';
import { texts } from '../texts.ts';
import { applicationCount, radiusCount } from '../usage/alert.ts';
import { UsageAlert, useNoneLeft } from '../usage/UsageAlert.tsx';
import { Choose, type Kind } from './Choose.tsx';
import { Configure } from './Configure.tsx';
import { Done } from './Done.tsx';

const { title, steps } = texts.wizard;
const configuring = 'configure';
const radius = 'radius';

/**
 * Creates an application in three steps. The step is part of the address, so that Back goes one step back, and the
 * input is kept until it is sent.
 */
export default function Wizard() {
  const [search, setSearch] = useSearchParams();
  const { kept, changed, keep, forget } = useKept('new', isChanged);
  const [restored, setRestored] = useState(changed);
  const [made, setMade] = useState<{ appId: string; name: string; type: ApplicationType }>();
  const navigate = useNavigate();
  const isRadius = search.get('kind') === radius;
  const counted = isRadius ? radiusCount : applicationCount;
  const full = useNoneLeft(counted) && !made;
  const ofKind = isRadius ? { kind: radius } : undefined;
  const draft = kept?.next ?? blank;
  const step = made ? 3 : search.get('step') === configuring ? 1 : 0;
  const created = (appId: string) => {
    setMade({ appId, name: draft.name, type: draft.type });
    forget();
    setSearch({}, { replace: true });
  };
  const choose = (kind: Kind) => {
    setSearch(kind === 'Radius' ? { kind: radius } : {}, { replace: true });
    if (kind !== 'Radius') keep({ before: { ...blank, type: kind }, next: { ...draft, type: kind } });
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
      {full && <UsageAlert feature={counted} />}
      {restored && !made && !isRadius && <Restored text={texts.restored.wizard} onDiscard={discard} />}
      {made ? (
        <Done {...made} />
      ) : step === 0 ? (
        <Choose
          chosen={isRadius ? 'Radius' : draft.type}
          onChoose={choose}
          full={full}
          onNext={() => setSearch({ ...ofKind, step: configuring })}
        />
      ) : isRadius ? (
        <ConfigureRadius
          full={full}
          onPrevious={() => setSearch({ kind: radius })}
          onCreated={(appId) => navigate(`/viewRadiusApp/${appId}`, { replace: true })}
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
