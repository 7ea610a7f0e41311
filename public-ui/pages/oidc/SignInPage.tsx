import { type FormEvent, useCallback, useState } from 'react';
import { limits } from '../../../web-kit/limits.ts';
import { passkeysAvailable } from '../../../web-kit/passkey.ts';
import { toast } from '../../../web-kit/toast.tsx';
import { Field } from '../../parts/Field.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { LinkFailed } from '../../parts/LinkFailed.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { useLoad } from '../../parts/useLoad.ts';
import { texts } from '../../texts.ts';
import '../invited/invited.css';
import { openid, type SignInFlow, type SignInRequest } from './signIn.ts';
import { texts as own } from './texts.ts';

const t = own.signIn;

/** /openid-login/?requestId=…: signs a person in to an OpenID application, which sent the browser here. */
export default function OpenidSignInPage() {
  return <SignInPage flow={openid} />;
}

/** Signs a person in to an application that sent the browser here. */
export function SignInPage({ flow }: { flow: SignInFlow }) {
  const requestId = new URLSearchParams(location.search).get('requestId') ?? '';
  const load = useCallback(() => flow.load(requestId || '-'), [flow, requestId]);
  const { value, error } = useLoad(load);
  return (
    <Shell>
      <section className="card invited">
        {value && <Asking flow={flow} requestId={requestId} request={value} />}
        {error !== undefined && (
          <>
            <Heading title={t.failed} />
            <LinkFailed title={t.failed} reason={error} hint={t.failedHint} />
          </>
        )}
        {!value && error === undefined && <Loading text={t.loading} />}
      </section>
    </Shell>
  );
}

type AskingProps = { flow: SignInFlow; requestId: string; request: SignInRequest };
function Asking({ flow, requestId, request }: AskingProps) {
  const { application, loginHint } = request;
  const [email, setEmail] = useState(loginHint);
  const [busy, setBusy] = useState(false);
  const able = passkeysAvailable();
  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const ticket = await flow.signIn(requestId, email.trim());
      toast.success(t.success);
      flow.leave(requestId, 'login', { ticket });
    } catch (error) {
      toast.error(error);
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
      {!able && (
        <p className="banner" role="alert">
          {texts.operator.noPasskeys}
        </p>
      )}
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
          onChange={setEmail}
          hint={t.emailHint}
        />
        <button type="submit" className="button button-wide" disabled={busy || !able}>
          {busy ? texts.operator.signingIn : t.login}
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
    </>
  );
}
