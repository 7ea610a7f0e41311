import { useCallback } from 'react';
import { Heading } from '../../parts/Heading.tsx';
import { LinkFailed } from '../../parts/LinkFailed.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { useLoad } from '../../parts/useLoad.ts';
import type { PageProps } from '../../router.tsx';
import { type Invite, loadInvite } from '../addAdmin/join.ts';
import './registerUser.css';
import { texts as t } from './texts.ts';

/** Reads the invitation. Throws unless it is one to an application; other kinds have pages of their own. */
async function loadUserInvite(accessToken: string) {
  const invite = await loadInvite(accessToken);
  const { application } = invite;
  if (invite.type !== 'ADD_USER' || !application) throw new Error(t.failed);
  return { ...invite, application };
}
type UserInvite = Invite & { application: NonNullable<Invite['application']> };

/** /registerUser/:accessToken: sends a person invited to a web or mobile application on to it, to register there. */
export default function RegisterUserPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const load = useCallback(() => loadUserInvite(accessToken), [accessToken]);
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

/**
 * Shows the invitation and the link to the application. The token is in the fragment, which is never sent to a server.
 */
function Invited({ accessToken, invite }: { accessToken: string; invite: UserInvite }) {
  const { name, email, organisationName, application } = invite;
  const { logo, origins } = application;
  return (
    <>
      <div className="invited-to">
        {logo && <img src={logo} alt="" height="48" />}
        <p className="lead break">{t.invites(organisationName, application.name)}</p>
      </div>
      <p className="address break">
        {name}
        <br />
        <span className="soft">{email}</span>
      </p>
      <p className="soft">{t.lead}</p>
      {origins.length > 1 && <p>{t.choose}</p>}
      <div className="invited-sites">
        {origins.map((origin) => (
          <a
            key={origin}
            className="button button-wide break"
            href={`${origin}/#latchkey-invite=${accessToken}`}
          >
            {t.go(new URL(origin).host)}
          </a>
        ))}
      </div>
      <p className="soft small">{t.once}</p>
    </>
  );
}
