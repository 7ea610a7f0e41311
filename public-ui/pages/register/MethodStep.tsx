import { type FormEvent, useState } from 'react';
import { CallError } from '../../../web-kit/call.ts';
import { passkeysAvailable } from '../../../web-kit/passkey.ts';
import { toast } from '../../../web-kit/toast.tsx';
import { Captcha } from '../../parts/Captcha.tsx';
import { type Method, Methods } from '../../parts/Methods.tsx';
import { navigate } from '../../router.tsx';
import { mailSent } from '../../stores.ts';
import { texts } from '../../texts.ts';
import { draft } from './draft.ts';
import { beginRegistration, finishRegistration } from './register.ts';

const t = texts.operator;

function useRegistration() {
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  async function register() {
    if (!captcha) return;
    setBusy(true);
    setRefused(false);
    let made = false;
    try {
      const typed = draft.get();
      const begun = await beginRegistration(typed, captcha);
      made = true;
      const { email, resendToken } = await finishRegistration(typed.email.trim(), begun);
      mailSent.set({ email, resendToken });
      draft.reset();
      toast.success(t.registerSuccess);
      return navigate('/mailSentSuccess');
    } catch (error) {
      setRefused(made && error instanceof CallError);
      toast.error(error);
    }
    setTries((n) => n + 1);
    setBusy(false);
  }
  return { captcha, setCaptcha, tries, busy, refused, register };
}

/** Step two: how to sign in, and that it is not a robot who asks. */
export function MethodStep({ onBack }: { onBack: () => void }) {
  const [method, setMethod] = useState<Method>(1);
  const { captcha, setCaptcha, tries, busy, refused, register } = useRegistration();
  const able = passkeysAvailable();
  const problem = able ? refused && t.registerError : t.noPasskeys;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void register();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      {problem && (
        <p className="banner" role="alert">
          {problem}
        </p>
      )}
      <p className="soft">{texts.register.methodLead}</p>
      <Methods value={method} onChange={setMethod} />
      <Captcha key={tries} auto={tries > 0} onChange={setCaptcha} />
      <div className="actions actions-spread">
        <button type="button" className="button button-quiet" disabled={busy} onClick={onBack}>
          {texts.register.back}
        </button>
        <button type="submit" className="button" disabled={!captcha || busy || !able}>
          {busy ? t.signingIn : texts.register.create}
        </button>
      </div>
    </form>
  );
}
