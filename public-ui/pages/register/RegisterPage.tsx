import { useEffect, useRef, useState } from 'react';
import { Heading } from '../../parts/Heading.tsx';
import { EntryShell } from '../../parts/Shell.tsx';
import { Steps } from '../../parts/Steps.tsx';
import { Link } from '../../router.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { MethodStep } from './MethodStep.tsx';
import { texts } from './texts.ts';

const t = texts;

/** /register: a company and its first operator, in two steps. */
export default function RegisterPage() {
  const [step, setStep] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the step
  useEffect(() => {
    if (!first.current) top.current?.focus();
    first.current = false;
  }, [step]);
  return (
    <EntryShell wide>
      <Heading title={texts.registerTitle} />
      <p className="lead">{texts.registerLead}</p>
      <div ref={top} tabIndex={-1} className="plain-focus">
        <Steps label={t.stepsLabel} steps={t.steps} now={step} />
      </div>
      {step === 0 ? <CompanyForm onNext={() => setStep(1)} /> : <MethodStep onBack={() => setStep(0)} />}
      <p className="aside-link">
        {texts.hasAccount} <Link to="/login">{texts.toLogin}</Link>
      </p>
    </EntryShell>
  );
}
