import { useState } from 'react';
import { Heading } from '../../parts/Heading.tsx';
import { Failed, Loading } from '../../parts/Loading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { MailList } from './MailList.tsx';
import type { Mail } from './mails.ts';
import { Reader } from './Reader.tsx';
import { mailbox as t } from './texts.ts';
import { useMails } from './useMails.ts';
import './mailbox.css';

type PanesProps = { mails: Mail[]; more: (() => Promise<void>) | null };

function Panes({ mails, more }: PanesProps) {
  const [id, setId] = useState<string | null>(null);
  const open = mails.find((mail) => mail.file === id);
  if (!mails.length)
    return (
      <div className="card centre">
        <p>{t.empty}</p>
        <p className="soft">{t.emptyHint}</p>
      </div>
    );
  return (
    <div className={open ? 'mailbox mailbox-open' : 'mailbox'}>
      <MailList mails={mails} open={id} onOpen={setId} more={more} />
      {open ? (
        <Reader mail={open} onBack={() => setId(null)} />
      ) : (
        <p className="reader reader-empty soft">{t.choose}</p>
      )}
    </div>
  );
}

/** /mailbox: the mails that this installation kept instead of sending them. */
export default function MailboxPage() {
  const { page, error, retry, more } = useMails();
  return (
    <Shell wide>
      <Heading title={t.title} />
      <p className="lead">{t.lead}</p>
      {page && <Panes mails={page.mails} more={page.older ? more : null} />}
      {!page && (error === undefined ? <Loading /> : <Failed message={error} retry={retry} />)}
    </Shell>
  );
}
