import { useEffect, useState } from 'react';
import { texts } from './texts.ts';

const t = texts.mailboxLink;

/** Whether this installation keeps its mails and shows them to this browser. */
async function isOpen(): Promise<boolean> {
  const answer = await fetch('/mailbox/open.json');
  return answer.ok && ((await answer.json()) as { open: boolean }).open;
}

/** Links to the mailbox on pages that announce a mail, when this installation keeps mails instead of sending them. */
export function MailboxLink() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    isOpen().then(setOpen, () => undefined);
  }, []);
  if (!open) return null;
  return (
    <p className="notice">
      {t.kept} <a href="/mailbox">{t.open}</a>
    </p>
  );
}
