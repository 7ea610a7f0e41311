import { call } from '../../../web-kit/call.ts';
import { useStore } from '../../../web-kit/session.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { MailboxLink } from '../../parts/MailboxLink.tsx';
import { EntryShell } from '../../parts/Shell.tsx';
import { Link, navigate } from '../../router.tsx';
import { mailSent } from '../../stores.ts';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

const t = texts;

function Sent({ email, resendToken }: { email: string; resendToken: string }) {
  const { busy, run } = useBusy();
  const resend = () =>
    run(async () => {
      await call('POST /resendActivation', { resendToken });
      toast.success(words.resent);
    });
  return (
    <>
      <p className="lead">
        {t.sentTo} <b className="break">{email}</b>
      </p>
      <p className="soft">{t.hint}</p>
      <MailboxLink />
      <p className="soft">
        {t.again}{' '}
        <button type="button" className="linklike" disabled={busy} onClick={resend}>
          {t.resend}
        </button>
      </p>
      <p className="soft">
        {t.wrong} <Link to="/register">{t.correct}</Link>
      </p>
    </>
  );
}

/** /mailSentSuccess: shows the recipient of the activation mail, and can send it again. */
export default function MailSentPage() {
  const sent = useStore(mailSent);
  return (
    <EntryShell>
      <svg className="picture" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <rect x="6" y="14" width="52" height="38" rx="6" />
        <path d="m8 18 24 19 24-19" />
      </svg>
      <Heading title={t.title} />
      {sent.email ? <Sent {...sent} /> : <p className="lead">{t.none}</p>}
      <button type="button" className="button button-quiet" onClick={() => navigate('/login')}>
        {words.goBack}
      </button>
    </EntryShell>
  );
}
