import type { PageProps } from '../../router.tsx';
import { Decision } from './Decision.tsx';
import { read, stop } from './recovery.ts';
import { texts } from './texts.ts';

const t = texts.stop;

/** /stop-recovery/:accessToken: a person who was notified of a recovery stops it. */
export default function StopPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  return (
    <Decision words={t} label={t.stop} load={() => read(accessToken)} run={() => stop(accessToken)}>
      {({ name, email }) => (
        <>
          <p className="lead">
            {t.about} <b className="break">{name || email}</b>
          </p>
          <p className="soft">{t.text}</p>
        </>
      )}
    </Decision>
  );
}
