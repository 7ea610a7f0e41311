import { type FormEvent, useState } from 'react';
import { limits } from '../../../web-kit/limits.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { Captcha } from '../../parts/Captcha.tsx';
import { Field } from '../../parts/Field.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { MailboxLink } from '../../parts/MailboxLink.tsx';
import { EntryShell } from '../../parts/Shell.tsx';
import { Link } from '../../router.tsx';
import { Done } from './Done.tsx';
import { request } from './recovery.ts';
import { texts } from './texts.ts';

const t = texts.ask;

/** /recover: mails a recovery link to a person who lost their device. */
export default function AskPage() {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <EntryShell>
      <Heading title={t.title} />
      {sent === null ? <Ask onSent={setSent} /> : <Sent email={sent} onAgain={() => setSent(null)} />}
      <p className="aside-link">
        <Link to="/login">{t.back}</Link>
      </p>
    </EntryShell>
  );
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const address = email.trim();
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!captcha || !address) return;
    setBusy(true);
    try {
      await request(address, captcha);
      return onSent(address);
    } catch (error) {
      toast.error(error);
    }
    setTries((n) => n + 1);
    setBusy(false);
  }
  return (
    <>
      <p className="lead">{t.lead}</p>
      <ol className="soft">
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <form className="form" onSubmit={submit} noValidate>
        <Field
          label={t.email}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={limits.operatorEmail}
          value={email}
          onChange={setEmail}
        />
        <Captcha key={tries} auto onChange={setCaptcha} />
        <button type="submit" className="button button-wide" disabled={!captcha || !address || busy}>
          {busy ? t.sending : t.send}
        </button>
      </form>
      <p className="soft">{t.quicker}</p>
    </>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Done title={t.sentTitle}>
      <p className="break">{t.sent(email)}</p>
      <p className="soft">{t.nothing}</p>
      <MailboxLink />
      <button type="button" className="button button-quiet" onClick={onAgain}>
        {t.again}
      </button>
    </Done>
  );
}
