import { type FormEvent, lazy, Suspense, useState } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { cancelPasskey, passkeysAvailable } from '../../../web-kit/passkeys/passkey.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { Banner } from '../../parts/Banner.tsx';
import { Captcha } from '../../parts/Captcha.tsx';
import { Field } from '../../parts/Field.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { type EmailState, useEmailCheck } from '../../parts/hooks/useEmailCheck.ts';
import { useOffered } from '../../parts/hooks/useOffered.ts';
import { type Method, Methods } from '../../parts/Methods.tsx';
import { EntryShell } from '../../parts/Shell.tsx';
import { Link } from '../../router.tsx';
import { words } from '../../words.ts';
import type { Asking, SignedIn } from '../phone/request.ts';
import { endedFor, helpFor } from './help.ts';
import { beginSignIn, finishSignIn } from './signIn.ts';
import { texts } from './texts.ts';
import { useAutofill } from './useAutofill.ts';

const PhoneDialog = lazy(() => import('../phone/PhoneDialog.tsx'));
const UnverifiedDialog = lazy(() => import('./UnverifiedDialog.tsx'));
const t = texts;
const withoutPush: readonly Method[] = [1, 2, 3];
const withPush: readonly Method[] = [...withoutPush, 4];
const problems: Partial<Record<EmailState, string>> = {
  invalid: t.emailInvalid,
  unregistered: t.unregistered,
};

/** The state of the sign-in: its captcha, the attempt in progress, and how the last one ended. */
function useSignIn() {
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [help, setHelp] = useState<ReturnType<typeof helpFor>>(null);
  const [unverified, setUnverified] = useState<SignedIn | null>(null);
  function onSignedIn(result: SignedIn) {
    if (!result.redirectTo) return setUnverified(result);
    setBusy(true);
    toast.success(t.loginSuccess);
    location.assign(result.redirectTo);
  }
  async function signIn(username: string) {
    if (!captcha) return;
    setBusy(true);
    setHelp(null);
    cancelPasskey();
    try {
      onSignedIn(await finishSignIn(await beginSignIn({ ...(username && { username }), captcha })));
      return;
    } catch (error) {
      const advice = helpFor(error);
      setHelp(advice);
      if (!advice?.isAll) toast.error(error, { alsoInPage: advice !== null });
    }
    setTries((n) => n + 1);
    setBusy(false);
  }
  const close = () => {
    setUnverified(null);
    setTries((n) => n + 1);
    setBusy(false);
  };
  return { captcha, setCaptcha, tries, busy, help, unverified, onSignedIn, signIn, close };
}

/**
 * /login: an operator signs in with a passkey, after typing an e-mail address or by picking a passkey of the device.
 */
export default function LoginPage() {
  const [email, setEmail] = useState('');
  const [chosen, setMethod] = useState<Method>(1);
  const { state, push } = useEmailCheck(email);
  const offered = push ? withPush : withoutPush;
  const method = offered.includes(chosen) ? chosen : 1;
  const [phone, setPhone] = useState<Asking | null>(null);
  const able = passkeysAvailable();
  const ended = endedFor(location.search);
  useOffered(able ? 'signIn' : null);
  const { captcha, setCaptcha, tries, busy, help, unverified, onSignedIn, signIn, close } = useSignIn();
  useAutofill(able && !busy && !unverified && !phone, { onSignedIn, onError: toast.error });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const username = email.trim();
    if (method === 1) return void signIn(username);
    if (captcha) setPhone({ ...(username && { username }), captcha, platform: method });
  };
  const barred = state === 'unregistered' || state === 'invalid' || state === 'checking';
  return (
    <EntryShell>
      <Heading title={t.loginTitle} />
      <p className="lead">{t.loginLead}</p>
      {ended && !help && (
        <p className="notice" role="status">
          {ended}
        </p>
      )}
      <Banner>{!able && words.noPasskeys}</Banner>
      <form onSubmit={submit} className="form" noValidate>
        <Field
          label={t.email}
          optional
          type="email"
          name="email"
          autoComplete="username webauthn"
          inputMode="email"
          maxLength={limits.operatorEmail}
          value={email}
          onChange={setEmail}
          error={problems[state]}
          hint={state === 'checking' ? t.emailChecking : t.emailHint}
        />
        <Methods value={method} onChange={setMethod} offered={offered} />
        <Captcha key={tries} auto onChange={setCaptcha} />
        <button
          type="submit"
          className="button button-wide"
          disabled={!captcha || barred || busy || !!phone || (!able && method < 2)}
        >
          {busy ? words.signingIn : t.login}
        </button>
      </form>
      {help && (
        <p className="banner" role={help.isAll ? 'alert' : 'status'}>
          {help.text}
        </p>
      )}
      <p className="aside-link">
        <Link to="/recover">{t.lost}</Link>
      </p>
      <p className="aside-link">
        {t.noAccount} <Link to="/register">{t.toRegister}</Link>
      </p>
      {phone && (
        <Suspense>
          <PhoneDialog
            asking={phone}
            onEnd={(result) => {
              setPhone(null);
              result ? onSignedIn(result) : close();
            }}
          />
        </Suspense>
      )}
      {unverified?.resendToken && (
        <Suspense>
          <UnverifiedDialog email={unverified.email} resendToken={unverified.resendToken} onClose={close} />
        </Suspense>
      )}
    </EntryShell>
  );
}
