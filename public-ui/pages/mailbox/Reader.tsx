import { useEffect, useRef } from 'react';
import { shortDateTime } from '../../../web-kit/format.ts';
import { type Mail, pieces } from './mails.ts';
import { mailbox as t } from './texts.ts';

/** One mail: its text, with links to follow. HTML is not shown, so a mail can run nothing here. */
export function Reader({ mail, onBack }: { mail: Mail; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the mail that is opened
  useEffect(() => heading.current?.focus(), [mail.id]);
  return (
    <article className="reader">
      <button type="button" className="linklike reader-back" onClick={onBack}>
        ← {t.back}
      </button>
      <h2 ref={heading} tabIndex={-1}>
        {mail.subject}
      </h2>
      <dl>
        <dt>{t.to}</dt>
        <dd className="break">{mail.to}</dd>
        <dt>{t.date}</dt>
        <dd>{shortDateTime(mail.date)}</dd>
      </dl>
      <div className="reader-text">
        {pieces(mail.text).map(({ text, href }, i) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
            <a key={i} href={href}>
              {text}
            </a>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
            <span key={i}>{text}</span>
          ),
        )}
      </div>
    </article>
  );
}
