import { localDateTime } from '../../../web-kit/format.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { endOthers, endSession, loadSessions } from './me.ts';
import { Part } from './Part.tsx';
import { texts } from './texts.ts';

const t = texts.sessions;

/** Where the person is signed in, by both protocols and in the app. */
export function Sessions() {
  const { busy, run } = useBusy();
  const ending = (work: () => Promise<unknown>, said: string, removed: () => void) =>
    run(async () => {
      await work();
      toast.success(said);
      removed();
    });
  return (
    <Part title={t.title} load={loadSessions}>
      {(sessions, { removed }) => (
        <>
          <ul className="me-list">
            {sessions.map((each) => (
              <li key={each.sessionName}>
                <div className="break">
                  <b id={`session-${each.sessionName}`}>{t[each.kind](each.device)}</b>
                  {each.current && <span className="soft small"> · {t.current}</span>}
                  <div className="soft small">
                    {t.since} {localDateTime(each.startedAt)}
                    {each.applications.length > 0 && ` · ${t.at(each.applications.join(', '))}`}
                  </div>
                </div>
                {!each.current && (
                  <div className="me-buttons">
                    <button
                      type="button"
                      className="button button-quiet"
                      disabled={busy}
                      aria-describedby={`session-${each.sessionName}`}
                      onClick={() => ending(() => endSession(each), t.ended, removed)}
                    >
                      {t.end}
                    </button>
                  </div>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <div className="me-buttons">
              <button
                type="button"
                className="button button-quiet"
                disabled={busy}
                onClick={() => ending(endOthers, t.allEnded, removed)}
              >
                {t.endOthers}
              </button>
            </div>
          )}
          <p className="soft small">{t.hint}</p>
        </>
      )}
    </Part>
  );
}
