import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { useLoad } from '../../parts/hooks/useLoad.ts';
import { useStepFocus } from '../../parts/hooks/useStepFocus.ts';
import { Failed, Loading } from '../../parts/Loading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { Steps } from '../../parts/Steps.tsx';
import type { PageProps } from '../../router.tsx';
import { AccessStep } from './AccessStep.tsx';
import { ConfirmFailed, ConfirmStep } from './ConfirmStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { loadOnboarding, type Onboarding } from './load.ts';
import { onboarding as t } from './texts.ts';
import './onboarding.css';

function Wizard({ about }: { about: Onboarding }) {
  const [step, setStep] = useState(about.step);
  const next = () => setStep((now) => now + 1);
  const top = useStepFocus(step);
  return (
    <>
      <div ref={top} tabIndex={-1} className="plain-focus">
        <Steps label={t.stepsLabel} steps={t.steps} now={step} />
      </div>
      {step === 0 && <ConfirmStep about={about} onDone={next} />}
      {step === 1 && <AccessStep about={about} onDone={next} />}
      {step === 2 && <DoneStep />}
    </>
  );
}

/** /verifyEmail/:accessToken: leads from the mailed link to an organisation with an address of its own. */
export default function OnboardingPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const load = useCallback(() => loadOnboarding(accessToken), [accessToken]);
  const { value, error, mayPass, retry } = useLoad(load);
  useEffect(() => {
    if (error !== undefined) toast.error(error, { alsoInPage: true });
  }, [error]);
  return (
    <Shell>
      <div className="card">
        {/* Nobody is congratulated on an account that the link does not lead to. */}
        <Heading title={error === undefined ? t.title : t.steps[0]!} className="wizard-title" />
        {value && <Wizard about={value} />}
        {error !== undefined && (
          <>
            <Steps label={t.stepsLabel} steps={t.steps} now={0} />
            {mayPass ? <Failed message={error} retry={retry} /> : <ConfirmFailed message={error} />}
          </>
        )}
        {!value && error === undefined && <Loading text={t.checking} />}
      </div>
    </Shell>
  );
}
