import { useState } from 'react';
import { localMediumDateTime } from '../../../web-kit/format.ts';
import { Done } from '../../parts/Done.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { LinkContent } from '../../parts/links/LinkContent.tsx';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import { EntryShell } from '../../parts/Shell.tsx';
import type { PageProps } from '../../router.tsx';
import { Link } from '../../router.tsx';
import { ActionButton } from './ActionButton.tsx';
import { type About, enrol, open, read } from './recovery.ts';
import { texts } from './texts.ts';

const t = texts.recover;

/** /recover/:accessToken: starts the waiting time, and after it makes the new passkey. */
export default function RecoverPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  return (
    <EntryShell>
      <Heading title={t.title} />
      <LinkContent
        load={() => read(accessToken)}
        words={t}
        wayOn={
          <Link to="/recover" className="button button-quiet">
            {t.newLink}
          </Link>
        }
      >
        {(about) => <Steps accessToken={accessToken} first={about} />}
      </LinkContent>
    </EntryShell>
  );
}

function Steps({ accessToken, first }: { accessToken: string; first: About }) {
  const [about, setAbout] = useState(first);
  const [done, setDone] = useState(false);
  const { name, email, organisationName, phase, waitHours, readyAt, expiresAt } = about;
  if (done)
    return (
      <Done title={t.done}>
        <p className="soft">{t.doneHint}</p>
        <Link to="/login" className="button">
          {t.signIn}
        </Link>
      </Done>
    );
  return (
    <>
      <p className="lead">
        {t.of} <b className="break">{name || email}</b> {t.at} <b className="break">{organisationName}</b>
      </p>
      {phase === 'requested' && (
        <>
          <p>{t.requested}</p>
          <p className="soft">{t.wait(waitHours)}</p>
          <ActionButton label={t.open} run={async () => setAbout(await open(accessToken))} />
        </>
      )}
      {phase === 'waiting' && readyAt && (
        <div role="status">
          <p>{t.waiting(localMediumDateTime(readyAt))}</p>
          <p className="soft">{t.waitingHint}</p>
        </div>
      )}
      {phase === 'ready' && (
        <>
          <p className="soft">{t.ready(localMediumDateTime(expiresAt))}</p>
          <PasskeyForm
            action={t.enrol}
            run={(captcha) => enrol(accessToken, captcha).then(() => setDone(true))}
          />
        </>
      )}
    </>
  );
}
