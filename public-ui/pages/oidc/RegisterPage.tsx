import { useCallback, useEffect, useState } from 'react';
import { passkeysAvailable } from '../../../web-kit/passkey.ts';
import { toast } from '../../../web-kit/toast.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { LinkFailed } from '../../parts/LinkFailed.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { useLoad } from '../../parts/useLoad.ts';
import type { PageProps } from '../../router.tsx';
import { texts } from '../../texts.ts';
import { loadInvite } from '../addAdmin/join.ts';
import '../registerUser/registerUser.css';
import { makePasskey } from './makePasskey.ts';
import { texts as own } from './texts.ts';

const t = own.register;
/** Milliseconds after which the window closes, if the browser lets it. */
const closesAfter = 10_000;

/** Reads the invitation. Throws unless it is one to an application that signs people in on this host. */
async function loadOwnInvite(accessToken: string) {
  const invite = await loadInvite(accessToken);
  const { application } = invite;
  if (invite.type !== 'ADD_OIDC_USER' || !application) throw new Error(t.failed);
  return { ...invite, application };
}
type Invite = Awaited<ReturnType<typeof loadOwnInvite>>;

/** /OauthRegisterUser/:accessToken: a person invited to an OpenID application makes a passkey on this host. */
export default function RegisterPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const load = useCallback(() => loadOwnInvite(accessToken), [accessToken]);
  const { value, error } = useLoad(load);
  return (
    <Shell>
      <section className="card invited">
        <Heading title={t.title} />
        {value && <Invited accessToken={accessToken} invite={value} />}
        {error !== undefined && <LinkFailed title={t.failed} reason={error} hint={t.failedHint} />}
        {!value && error === undefined && <Loading text={t.checking} />}
      </section>
    </Shell>
  );
}

function Invited({ accessToken, invite }: { accessToken: string; invite: Invite }) {
  const { name, email, organisationName, application } = invite;
  const [phase, setPhase] = useState<'asking' | 'busy' | 'done'>('asking');
  const able = passkeysAvailable();
  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(() => window.close(), closesAfter);
    return () => clearTimeout(timer);
  }, [phase]);
  async function register() {
    setPhase('busy');
    try {
      await makePasskey(accessToken);
      setPhase('done');
    } catch (error) {
      toast.error(error);
      setPhase('asking');
    }
  }
  if (phase === 'done')
    return (
      <div role="status">
        <p className="lead">
          <b>{t.done}</b>
        </p>
        <p className="break">{t.doneText(application.name)}</p>
      </div>
    );
  return (
    <>
      <div className="invited-to">
        {application.logo && <img src={application.logo} alt="" height="48" />}
        <p className="lead break">{t.invites(organisationName, application.name)}</p>
      </div>
      <p className="address break">
        {name}
        <br />
        <span className="soft">{email}</span>
      </p>
      <p className="soft">{t.lead}</p>
      {!able && (
        <p className="banner" role="alert">
          {texts.operator.noPasskeys}
        </p>
      )}
      <button
        type="button"
        className="button button-wide"
        disabled={phase === 'busy' || !able}
        onClick={register}
      >
        {phase === 'busy' ? texts.operator.signingIn : t.action}
      </button>
    </>
  );
}
