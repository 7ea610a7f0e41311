import { useEffect, useRef, useState } from 'react';
import { localDateTime } from '../../../web-kit/format.ts';
import { htmlOf, linksOf, type Mail, pieces } from './mails.ts';
import { mailbox as t } from './texts.ts';

function Text({ text }: { text: string }) {
  return (
    <div className="reader-text">
      {pieces(text).map(({ text, href }, i) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a mail never changes
          <a key={i} href={href}>
            {text}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a mail never changes
          <span key={i}>{text}</span>
        ),
      )}
    </div>
  );
}

/**
 * A mail's HTML as a mail program shows it, in a frame without scripts. Its links are repeated below, to follow or
 * copy.
 */
function Html({ mail }: { mail: Mail }) {
  const links = linksOf(mail.text);
  return (
    <>
      <iframe
        className="reader-frame"
        src={htmlOf(mail)}
        title={mail.subject}
        sandbox="allow-top-navigation-by-user-activation"
      />
      {links.length > 0 && (
        <section className="reader-links small" aria-label={t.links}>
          <h3>{t.links}</h3>
          {links.map((href) => (
            <a key={href} href={href} title={href}>
              {href}
            </a>
          ))}
        </section>
      )}
    </>
  );
}

function About({ mail: { from, to, date } }: { mail: Mail }) {
  return (
    <dl>
      {from && (
        <>
          <dt>{t.from}</dt>
          <dd className="break">{from}</dd>
        </>
      )}
      <dt>{t.to}</dt>
      <dd className="break">{to}</dd>
      <dt>{t.date}</dt>
      <dd>
        <time dateTime={date}>{localDateTime(date)}</time>
      </dd>
    </dl>
  );
}

/** One mail, as HTML or as plain text. */
export function Reader({ mail, onBack }: { mail: Mail; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asText, setAsText] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the opened mail
  useEffect(() => heading.current?.focus(), [mail.file]);
  const shapes = [
    { label: t.html, text: false },
    { label: t.text, text: true },
  ];
  return (
    <article className="reader">
      <button type="button" className="linklike reader-back" onClick={onBack}>
        ← {t.back}
      </button>
      <h2 ref={heading} tabIndex={-1}>
        {mail.subject}
      </h2>
      <About mail={mail} />
      {mail.html && (
        // biome-ignore lint/a11y/useSemanticElements: fieldset is for forms, and this is no form
        <div className="reader-shapes" role="group" aria-label={t.shape}>
          {shapes.map(({ label, text }) => (
            <button
              key={label}
              type="button"
              className="reader-shape small"
              aria-pressed={asText === text}
              onClick={() => setAsText(text)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {mail.html && !asText ? <Html mail={mail} /> : <Text text={mail.text} />}
    </article>
  );
}
