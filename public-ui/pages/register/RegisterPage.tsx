import { useStore } from '../../../web-kit/session.ts';
import { Heading } from '../../parts/Heading.tsx';
import { useStepFocus } from '../../parts/hooks/useStepFocus.ts';
import { EntryShell } from '../../parts/Shell.tsx';
import { Steps } from '../../parts/Steps.tsx';
import { Link, navigate, useSearch } from '../../router.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { draft } from './draft.ts';
import { MethodStep } from './MethodStep.tsx';
import { isWhole } from './rules.ts';
import { texts } from './texts.ts';

const t = texts;

/** Step two is in the address, so that the browser's Back leads to step one. */
const second = '?step=method';

/** /register: a company and its first operator, in two steps. */
export default function RegisterPage() {
  const whole = isWhole(useStore(draft));
  const step = useSearch() === second && whole ? 1 : 0;
  const top = useStepFocus(step);
  return (
    <EntryShell wide>
      <Heading title={texts.registerTitle} />
      <p className="lead">{texts.registerLead}</p>
      <div ref={top} tabIndex={-1} className="plain-focus">
        <Steps label={t.stepsLabel} steps={t.steps} now={step} />
      </div>
      {step === 0 ? (
        <CompanyForm onNext={() => navigate(`/register${second}`)} />
      ) : (
        <MethodStep onBack={() => navigate('/register')} />
      )}
      <p className="aside-link">
        {texts.hasAccount} <Link to="/login">{texts.toLogin}</Link>
      </p>
    </EntryShell>
  );
}
