import { toast } from '../../../web-kit/toast/toast.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { LinkContent } from '../../parts/links/LinkContent.tsx';
import { EntryShell } from '../../parts/Shell.tsx';
import type { PageProps } from '../../router.tsx';
import { Link } from '../../router.tsx';
import { words } from '../../words.ts';
import { loadInvite } from '../invited/invitation.ts';
import { JoinForm } from './JoinForm.tsx';
import { texts } from './texts.ts';

const t = texts;

/** /add-admin/:accessToken: an invited person makes a passkey and so joins the team. */
export default function AddAdminPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  return (
    <EntryShell>
      <Heading title={t.title} />
      <LinkContent
        load={() => loadInvite(accessToken)}
        words={t}
        onFailed={() => toast.error(t.failed, { alsoInPage: true })}
        wayOn={
          <Link to="/login" className="button button-quiet">
            {words.home}
          </Link>
        }
      >
        {(invite) => <JoinForm accessToken={accessToken} invite={invite} />}
      </LinkContent>
    </EntryShell>
  );
}
