import { type FormEvent, lazy, Suspense, useState } from 'react';
import { CallError } from '../../../web-kit/call.ts';
import { passkeysAvailable } from '../../../web-kit/passkeys/passkey.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { Banner } from '../../parts/Banner.tsx';
import { Captcha } from '../../parts/Captcha.tsx';
import { useOffered } from '../../parts/hooks/useOffered.ts';
import { type Method, Methods } from '../../parts/Methods.tsx';
import { navigate } from '../../router.tsx';
import { mailSent } from '../../stores.ts';
import { words } from '../../words.ts';
import type { Asking } from '../phone/request.ts';
import { draft } from './draft.ts';
import { beginRegistration, finishRegistration, formOf } from './register.ts';
import { texts } from './texts.ts';

const PhoneDialog = lazy(() => import('../phone/PhoneDialog.tsx'));
const t = texts;

function useRegistration() {
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const [phone, setPhone] = useState<Asking | null>(null);
  function registered({ email, resendToken }: { email: string; resendToken: string | null }) {
    mailSent.set({ email, resendToken: resendToken ?? '' });
    toast.success(t.registerSuccess);
    navigate('/mailSentSuccess');
    draft.reset();
  }
  /** A further attempt needs a new captcha. */
  function again() {
    setPhone(null);
    setTries((n) => n + 1);
    setBusy(false);
  }
  async function byPhone() {
    if (!captcha) return;
    setBusy(true);
    try {
      const register = await formOf(draft.get());
      setPhone({ requestType: 'OPERATOR_REGISTER', type: 1, register, captcha });
    } catch (error) {
      toast.error(error);
      again();
    }
  }
  async function register() {
    if (!captcha) return;
    setBusy(true);
    setRefused(false);
    let made = false;
    try {
      const typed = draft.get();
      const begun = await beginRegistration(typed, captcha);
      made = true;
      return registered(await finishRegistration(typed.email.trim(), begun));
    } catch (error) {
      setRefused(made && error instanceof CallError);
      toast.error(error);
    }
    again();
  }
  return { captcha, setCaptcha, tries, busy, refused, register, phone, byPhone, registered, again };
}

/** Step two: the sign-in method and the captcha. */
export function MethodStep({ onBack }: { onBack: () => void }) {
  const [method, setMethod] = useState<Method>(1);
  const { captcha, setCaptcha, tries, busy, refused, register, phone, byPhone, registered, again } =
    useRegistration();
  const able = passkeysAvailable();
  useOffered(able ? 'registration' : null);
  const problem = able ? refused && t.registerError : words.noPasskeys;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (method === 2 ? byPhone() : register());
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Banner>{problem}</Banner>
      <p className="soft">{texts.methodLead}</p>
      <Methods value={method} onChange={setMethod} offered={[1, 2]} />
      <Captcha key={tries} auto={tries > 0} onChange={setCaptcha} />
      <div className="actions actions-spread">
        <button type="button" className="button button-quiet" disabled={busy} onClick={onBack}>
          {texts.back}
        </button>
        <button type="submit" className="button" disabled={!captcha || busy || (!able && method === 1)}>
          {busy ? words.signingIn : texts.create}
        </button>
      </div>
      {phone && (
        <Suspense>
          <PhoneDialog asking={phone} onEnd={(result) => (result ? registered(result) : again())} />
        </Suspense>
      )}
    </form>
  );
}
