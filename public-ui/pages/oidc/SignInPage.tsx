import { type FormEvent, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { passkeysAvailable } from '../../../web-kit/passkeys/passkey.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { AskAccess } from '../../parts/AskAccess.tsx';
import { Banner } from '../../parts/Banner.tsx';
import { Field } from '../../parts/Field.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { useLoad } from '../../parts/hooks/useLoad.ts';
import { useOffered } from '../../parts/hooks/useOffered.ts';
import { rememberSignIn } from '../../parts/hooks/waiting.ts';
import { Failed, Loading } from '../../parts/Loading.tsx';
import { LinkFailed } from '../../parts/links/LinkFailed.tsx';
import { type Method, Methods } from '../../parts/Methods.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { words } from '../../words.ts';
import '../invited/invited.css';
import { type Help, helpFor } from './help.ts';
import { openid, type SignInFlow, type SignInRequest } from './signIn.ts';
import { texts as own } from './texts.ts';

const t = own.signIn;
const AskLink = lazy(() => import('../lostDevice/AskLink.tsx'));
const ApprovalDialog = lazy(async () => ({
  default: (await import('../phone/PhoneDialog.tsx')).ApprovalDialog<string>,
}));

/** /openid-login/?requestId=…: signs a person in to an OpenID application, which sent the browser here. */
export default function OpenidSignInPage() {
  return <SignInPage flow={openid} />;
}

/** Signs a person in to an application that sent the browser here. */
export function SignInPage({ flow }: { flow: SignInFlow }) {
  const requestId = new URLSearchParams(location.search).get('requestId');
  return (
    <Shell>
      <section className="card invited">
        {requestId ? (
          <Requested flow={flow} requestId={requestId} />
        ) : (
          <>
            <Heading title={t.failed} />
            <LinkFailed reason={t.unnamed} hint={t.failedHint} />
          </>
        )}
      </section>
    </Shell>
  );
}

function Requested({ flow, requestId }: Pick<AskingProps, 'flow' | 'requestId'>) {
  const load = useCallback(() => flow.load(requestId), [flow, requestId]);
  const { value, error, mayPass, retry } = useLoad(load);
  return (
    <>
      {value && <Asking flow={flow} requestId={requestId} request={value} />}
      {error !== undefined && (
        <>
          <Heading title={t.failed} />
          {mayPass ? (
            <Failed message={error} retry={retry} />
          ) : (
            <LinkFailed reason={error} hint={t.failedHint} />
          )}
          <Lost typed="" />
        </>
      )}
      {!value && error === undefined && <Loading text={t.loading} />}
    </>
  );
}

/** The way out for a person without the device. What it shows is fetched when it is opened. */
function Lost({ typed }: { typed: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="soft small lost" onToggle={() => setOpened(true)}>
      <summary>{t.lost}</summary>
      <p>
        {t.other} <a href="/me">{t.me}</a>
      </p>
      <Suspense fallback={<Loading />}>{opened && <AskLink typed={typed} />}</Suspense>
    </details>
  );
}

type AskingProps = { flow: SignInFlow; requestId: string; request: SignInRequest };
function Asking({ flow, requestId, request }: AskingProps) {
  const { application, loginHint, methods } = request;
  const [email, setEmail] = useState(loginHint);
  const [method, setMethod] = useState<Method>(methods[0] ?? 1);
  const [phoneFlow, setPhoneFlow] = useState<ReturnType<SignInFlow['phoneFlow']> | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [help, setHelp] = useState<Help | null>(null);
  const able = passkeysAvailable();
  useOffered(able && methods.includes(1) ? 'signIn' : null);
  useEffect(() => rememberSignIn(application.name), [application.name]);
  function finish(ticket: string) {
    setBusy(true);
    toast.success(t.success);
    flow.leave(requestId, 'login', { ticket });
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const username = email.trim();
    if (method === 4 && !username) return setMissing(true);
    if (method !== 1) return setPhoneFlow(flow.phoneFlow(requestId, username, method));
    setBusy(true);
    setHelp(null);
    try {
      finish(await flow.signIn(requestId, username));
    } catch (error) {
      const advice = helpFor(error, application.name);
      if (!advice.isAll) toast.error(error, { alsoInPage: true });
      setHelp(advice);
      setBusy(false);
    }
  }
  return (
    <>
      <div className="invited-to">
        {application.logo && <img src={application.logo} alt="" height="48" />}
        <Heading title={t.title(application.name)} />
      </div>
      <p className="lead">{t.lead}</p>
      <Banner>{!able && words.noPasskeys}</Banner>
      {help && (
        <p className="banner break" role={help.isAll && 'alert'}>
          {help.text}
        </p>
      )}
      {help?.ask && <AskAccess key={help.ask} accessToken={help.ask} application={application.name} />}
      <form className="form" onSubmit={submit} noValidate>
        <Field
          label={t.email}
          optional
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          maxLength={limits.operatorEmail}
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            setMissing(false);
          }}
          error={missing ? t.emailMissing : undefined}
          hint={t.emailHint}
        />
        {methods.length > 1 && <Methods value={method} onChange={setMethod} offered={methods} />}
        <button
          type="submit"
          className="button button-wide"
          disabled={busy || phoneFlow !== null || (!able && method === 1)}
        >
          {busy ? words.signingIn : t.login}
        </button>
        <button
          type="button"
          className="button button-wide button-quiet"
          disabled={busy}
          onClick={() => flow.leave(requestId, 'cancel')}
        >
          {t.cancel}
        </button>
      </form>
      <Lost typed={email} />
      {phoneFlow && (
        <Suspense>
          <ApprovalDialog
            phoneFlow={phoneFlow}
            words={words.asking.OPERATOR_LOGIN}
            onEnd={(ticket) => {
              setPhoneFlow(null);
              if (ticket) finish(ticket);
              else setHelp({ text: own.help.noApproval });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
