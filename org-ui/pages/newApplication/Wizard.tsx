import { Step, StepLabel, Stepper } from '@mui/material';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageOf } from '../../base/paths.ts';
import { type KindOfFamily, kinds } from '../../families/families.ts';
import { Guide } from '../../parts/guides/Guide.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { UsageAlert, useNoneLeft } from '../../things/usage/UsageAlert.tsx';
import { Choose } from './Choose.tsx';
import { Done } from './Done.tsx';
import { texts } from './texts.ts';

const { title, steps } = texts;
const configuring = 'configure';
const [first] = kinds;
const of = (chosen: string) => (chosen === first.name ? {} : { kind: chosen });

/**
 * Creates an application in three steps. Step and kind are part of the address, so that Back goes one step back, and the
 * input is kept until it is sent.
 */
export default function Wizard() {
  const [search, setSearch] = useSearchParams();
  const [made, setMade] = useState<{ appId: string; name: string; kind: KindOfFamily }>();
  const navigate = useNavigate();
  const kind = kinds.find(({ name }) => name === search.get('kind')) ?? first;
  const { Form, family } = kind;
  const full = useNoneLeft(family.limit) && !made;
  const step = made ? 3 : search.get('step') === configuring ? 1 : 0;
  const created = (appId: string, name: string) => {
    if (!kind.Done) return navigate(pageOf(family.name, appId), { replace: true });
    setMade({ appId, name, kind });
    setSearch({}, { replace: true });
  };
  return (
    <>
      <Heading title={title}>{step === 1 && <Guide categories={[kind.guide]} />}</Heading>
      <Stepper activeStep={step} sx={{ mb: 4, maxWidth: 640 }}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {full && <UsageAlert feature={family.limit} />}
      <Suspense fallback={<Loading />}>
        {made ? (
          <Done {...made} />
        ) : step === 0 ? (
          <Choose
            chosen={kind.name}
            onChoose={(chosen) => setSearch(of(chosen), { replace: true })}
            full={full}
            onNext={(chosen) => setSearch({ ...of(chosen), step: configuring })}
          />
        ) : (
          <Form full={full} onPrevious={() => setSearch(of(kind.name))} onCreated={created} />
        )}
      </Suspense>
    </>
  );
}
