import type { PageProps } from '../../router.tsx';
import { Decision } from './Decision.tsx';
import { beginSending, send } from './recovery.ts';
import { texts } from './texts.ts';

const t = texts.send;

/** /send-recovery/:accessToken: a colleague confirms with a passkey that a recovery link is sent. */
export default function SendPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  return (
    <Decision
      words={t}
      label={t.confirm}
      load={() => beginSending(accessToken)}
      run={() => send(accessToken)}
    >
      {({ name, email }) => (
        <>
          <p className="lead">
            {t.to} <b className="break">{name ? `${name}, ${email}` : email}</b>
          </p>
          <p className="soft">{t.text}</p>
        </>
      )}
    </Decision>
  );
}
