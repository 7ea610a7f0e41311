import { toast } from '../../../web-kit/toast/toast.tsx';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import { TermsLinks } from '../../parts/TermsLinks.tsx';
import { navigate } from '../../router.tsx';
import type { Invite } from '../invited/invitation.ts';
import { join } from './join.ts';
import { texts } from './texts.ts';

const t = texts;

/** Shows who sent the invitation and to whom, with the captcha and the passkey button. */
export function JoinForm({ accessToken, invite }: { accessToken: string; invite: Invite }) {
  async function run(captcha: string) {
    await join(accessToken, captcha);
    toast.success(t.joined);
    navigate('/', { replace: true });
  }
  return (
    <>
      <p className="lead">
        <b className="break">{invite.organisationName}</b> {t.invites}
      </p>
      <p className="address break">
        {invite.name}
        <br />
        <span className="soft">{invite.email}</span>
      </p>
      <p className="soft">{t.lead}</p>
      <PasskeyForm action={t.join} run={run} />
      <p className="soft small">
        {t.accept}
        <TermsLinks />
      </p>
    </>
  );
}
