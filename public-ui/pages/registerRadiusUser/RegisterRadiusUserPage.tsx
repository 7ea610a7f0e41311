import { useCallback, useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { checking, createPasskey } from '../../../web-kit/passkey.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LinkFailed } from '../../parts/LinkFailed.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { useLoad } from '../../parts/useLoad.ts';
import type { PageProps } from '../../router.tsx';
import { type Invite, loadInvite } from '../addAdmin/join.ts';
import '../registerUser/registerUser.css';
import { texts as t } from './texts.ts';

/** Reads the invitation. Throws unless it is one to a RADIUS application. */
async function loadRadiusInvite(accessToken: string) {
  const invite = await loadInvite(accessToken);
  if (invite.type !== 'ADD_RADIUS_USER' || !invite.application) throw new Error(t.failed);
  return invite;
}

/** /OauthRegisterRadiusUser/:accessToken: a person invited to a network makes a passkey. */
export default function RegisterRadiusUserPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const load = useCallback(() => loadRadiusInvite(accessToken), [accessToken]);
  const { value, error } = useLoad(load);
  const [done, setDone] = useState<Registered>();
  return (
    <Shell>
      <section className="card invited">
        <Heading title={done ? t.done : t.title} />
        {done && <Done {...done} />}
        {value && !done && <Invited accessToken={accessToken} invite={value} onDone={setDone} />}
        {error !== undefined && <LinkFailed title={t.failed} reason={error} hint={t.failedHint} />}
        {!value && error === undefined && <Loading text={t.checking} />}
      </section>
    </Shell>
  );
}

type Registered = { username: string; appName: string };
type InvitedProps = { accessToken: string; invite: Invite; onDone: (done: Registered) => void };
function Invited({ accessToken, invite, onDone }: InvitedProps) {
  const { name, email, organisationName, application } = invite;
  async function run(captcha: string) {
    const begun = await call('POST /registerUser', { accessToken, captcha });
    const { transactionId, challenge } = begun;
    const credential = await createPasskey(begun.options);
    const answer = { credential, transactionId, challenge };
    onDone(await checking(begun, credential, call('POST /verify-registerUser-attestation', answer)));
  }
  return (
    <>
      <p className="lead break">{t.invites(organisationName, application?.name ?? '')}</p>
      <p className="address break">
        {name}
        <br />
        <span className="soft">{email}</span>
      </p>
      <p className="soft">{t.lead}</p>
      <PasskeyForm action={t.action} run={run} />
      <p className="soft small">{t.once}</p>
    </>
  );
}

function Done({ username, appName }: Registered) {
  return (
    <div role="status">
      <p className="break">{t.next(appName, username)}</p>
      <a className="button button-quiet" href="/app">
        {t.app}
      </a>
    </div>
  );
}
