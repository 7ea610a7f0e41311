import { useCallback, useEffect } from 'react';
import { toast } from '../../../web-kit/toast.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { LinkFailed } from '../../parts/LinkFailed.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { DoorShell } from '../../parts/Shell.tsx';
import { useLoad } from '../../parts/useLoad.ts';
import type { PageProps } from '../../router.tsx';
import { Link } from '../../router.tsx';
import { texts } from '../../texts.ts';
import { JoinForm } from './JoinForm.tsx';
import { loadInvite } from './join.ts';

const t = texts.addAdmin;

/** /add-admin/:accessToken: an invited person makes a passkey and so joins the team. */
export default function AddAdminPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const load = useCallback(() => loadInvite(accessToken), [accessToken]);
  const { value, error } = useLoad(load);
  useEffect(() => {
    if (error !== undefined) toast.error(t.failed, { alsoInPage: true });
  }, [error]);
  return (
    <DoorShell>
      <Heading title={t.title} />
      {value && <JoinForm accessToken={accessToken} invite={value} />}
      {error !== undefined && <InviteFailed reason={error} />}
      {!value && error === undefined && <Loading text={t.checking} />}
    </DoorShell>
  );
}

function InviteFailed({ reason }: { reason: string }) {
  return (
    <>
      <LinkFailed title={t.failed} reason={reason} hint={t.failedHint} />
      <Link to="/login" className="button button-quiet">
        {texts.notFound.home}
      </Link>
    </>
  );
}
