import { useState } from 'react';
import { localDateTime } from '../../../web-kit/format.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import type { Mail } from './mails.ts';
import { mailbox as t } from './texts.ts';

const fits = (mail: Mail, sought: string) =>
  `${mail.to} ${mail.subject} ${mail.text}`.toLowerCase().includes(sought);

type Props = {
  mails: Mail[];
  open: string | null;
  onOpen: (file: string) => void;
  /** Loads older mails; null when there are none. */
  more: (() => Promise<void>) | null;
};

/** The list of mails, newest first. */
export function MailList({ mails, open, onOpen, more }: Props) {
  const [sought, setSought] = useState('');
  const found = mails.filter((mail) => fits(mail, sought.trim().toLowerCase()));
  return (
    <nav className="mails" aria-label={t.list}>
      <input
        type="search"
        className="search"
        aria-label={t.search}
        placeholder={t.search}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul>
        {found.map((mail) => (
          <li key={mail.file}>
            <button
              type="button"
              className="mail"
              aria-current={mail.file === open ? 'true' : undefined}
              onClick={() => onOpen(mail.file)}
            >
              <span className="mail-subject">{mail.subject}</span>
              <span className="mail-to soft small">{mail.to}</span>
              <time className="soft small" dateTime={mail.date}>
                {localDateTime(mail.date)}
              </time>
            </button>
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" className="linklike mails-older" onClick={() => more().catch(toast.error)}>
          {t.older}
        </button>
      )}
      {!found.length && <p className="empty">{t.noMatch}</p>}
    </nav>
  );
}
