import { type ReactNode, useState } from 'react';
import { CallError } from '../../../web-kit/call.ts';
import { invitePages } from '../../../web-kit/domain/families.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LinkContent } from '../../parts/links/LinkContent.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { DirectoryCheck } from './DirectoryCheck.tsx';
import { type Invitation, loadInvitation } from './invitation.ts';
import { Closed } from './Joined.tsx';
import { texts as t } from './texts.ts';
import './invited.css';

type InvitationPageProps = {
  accessToken: string;
  /** The name of the page in links. Families of applications may share one. */
  page: string;
  /** The content that replaces the invitation after registering. */
  done?: { title: string; text: ReactNode } | undefined;
  children: (invitation: Invitation) => ReactNode;
};
/** The page of an invitation to an application: who invites whom to what, and below it the way to register. */
export function InvitationPage({ accessToken, page, done, children }: InvitationPageProps) {
  const [known, setKnown] = useState(false);
  const [used, setUsed] = useState(false);
  async function load() {
    try {
      const invitation = await loadInvitation(accessToken, page);
      setKnown(invitation.known);
      return invitation;
    } catch (error) {
      setUsed(error instanceof CallError && error.refusal === 'invite.used');
      throw error;
    }
  }
  // Who registers on a website has no passkey on this host, and so no page of their own.
  const account = used && page !== invitePages.ADD_USER && <a href="/me">{t.joined.me}</a>;
  return (
    <Shell>
      <section className="card invited">
        <Heading title={done?.title ?? (known ? t.known.title : t.title)} focus={done !== undefined} />
        {done ? (
          <div role="status">{done.text}</div>
        ) : (
          <LinkContent load={load} words={used ? { ...t, failedHint: '' } : t} wayOn={account}>
            {(invitation) => (
              <>
                <About {...invitation} />
                <Confirmed {...{ accessToken, invitation }}>{children(invitation)}</Confirmed>
                <p className="soft small">{t.once}</p>
              </>
            )}
          </LinkContent>
        )}
      </section>
    </Shell>
  );
}

/** The way to register; first the check by the company's directory, where the application has one. */
function Confirmed({
  accessToken,
  invitation,
  children,
}: {
  accessToken: string;
  invitation: Invitation;
  children: ReactNode;
}) {
  const { isLdapEnabled, isLdapChecked } = invitation;
  const [checked, setChecked] = useState(!isLdapEnabled || isLdapChecked);
  if (checked) return children;
  return <DirectoryCheck {...{ accessToken, invitation }} onChecked={() => setChecked(true)} />;
}

function About({ name, email, organisationName, application, applications }: Invitation) {
  const names = applications.map((each) => each.name);
  return (
    <>
      <div className="invited-to">
        {application.logo && <img src={application.logo} alt="" height="48" />}
        <p className="lead break">{t.invites(organisationName, names)}</p>
      </div>
      <p className="address break">
        {name}
        <br />
        <span className="soft">{email}</span>
      </p>
      <Closed applications={applications} />
    </>
  );
}
