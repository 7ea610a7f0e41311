import { useCallback, useEffect, useState } from 'react';
import { localTimeOfDay } from '../../../web-kit/format.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { Banner } from '../../parts/Banner.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { type App, loadRequests, type PendingRequest, requestPath } from './app.ts';
import { arrivedIn } from './arrived.ts';
import { app } from './texts.ts';

const t = app.requests;
/** Milliseconds between two polls while the page is visible. */
const pause = 4000;

const nothing: { requests?: PendingRequest[]; arrived?: PendingRequest | undefined } = {};

/** Polls for pending requests, and reads them at once when a push message arrives. */
function useRequests() {
  const [found, setFound] = useState(nothing);
  const [problem, setProblem] = useState('');
  const look = useCallback(async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const requests = await loadRequests();
      setFound((before) => ({
        requests,
        arrived: arrivedIn(before.requests ?? [], requests, before.arrived),
      }));
      setProblem('');
    } catch (error) {
      setProblem(messageOf(error));
    }
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(look, pause);
    document.addEventListener('visibilitychange', look);
    navigator.serviceWorker?.addEventListener('message', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      navigator.serviceWorker?.removeEventListener('message', look);
    };
  }, [look]);
  return { ...found, problem };
}

const saidOf = ({ target, device }: PendingRequest) => `${t.to} ${target} ${t.from} ${device ?? t.unknown}`;

/** The pending requests that were sent to this person's apps. */
export function Requests({ owner }: Pick<App, 'owner'>) {
  const { requests, arrived, problem } = useRequests();
  return (
    <section className="card" aria-labelledby="requests-title">
      <h2 id="requests-title">{t.title}</h2>
      <Banner>{problem}</Banner>
      {!requests && !problem && <Loading text={t.loading} />}
      {requests?.length === 0 && (
        <p className="soft">
          {t.empty}
          <br />
          <span className="small">{t.emptyHint[owner]}</span>
        </p>
      )}
      {/* The list itself announces nothing, because its seconds change with every look. */}
      <p className="app-announced" role="status">
        {arrived && `${saidOf(arrived)}, ${localTimeOfDay(arrived.requestedAt)}`}
      </p>
      <ul className="requests">
        {requests?.map(({ accessToken, route, target, device, requestedAt, secondsLeft }) => (
          <li key={requestedAt}>
            <span>
              {t.to} <b>{target}</b> {t.from} <b>{device ?? t.unknown}</b>
              <br />
              <span className="soft small">
                <time dateTime={requestedAt}>{localTimeOfDay(requestedAt)}</time> · {t.left(secondsLeft)}
              </span>
            </span>
            <a className="button" href={requestPath(accessToken, route)}>
              {t.answer}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
