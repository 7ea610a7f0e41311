import { useState } from 'react';
import { Done } from '../../parts/Done.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { MailboxLink } from '../../parts/MailboxLink.tsx';
import { MailForm } from '../../parts/MailForm.tsx';
import { EntryShell } from '../../parts/Shell.tsx';
import { Link } from '../../router.tsx';
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
  return (
    <>
      <p className="lead">{t.lead}</p>
      <ol className="soft">
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <MailForm words={t} send={request} onSent={onSent} />
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
