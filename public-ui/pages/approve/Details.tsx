import { lazy, Suspense } from 'react';
import { Loading } from '../../parts/Loading.tsx';
import { approve as t } from '../phone/texts.ts';
import type { Approval } from './approve.ts';

const PlaceMap = lazy(() => import('./PlaceMap.tsx'));

/** What is asked for: when, from which device, from where. */
export function Details({ approval }: { approval: Approval }) {
  const { reqTime, device, latitude, longitude, tiles } = approval;
  return (
    <>
      <dl className="details">
        <div>
          <dt>{t.requestTime}</dt>
          <dd>
            <time dateTime={reqTime}>
              {new Date(reqTime).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </dd>
        </div>
        <div>
          <dt>{t.fromDevice}</dt>
          <dd>{device}</dd>
        </div>
      </dl>
      <figure className="place">
        {latitude === null || longitude === null ? (
          <p>{t.noPlace}</p>
        ) : (
          <Suspense fallback={<Loading text={t.mapLoading} />}>
            <PlaceMap place={{ latitude, longitude }} tiles={tiles} />
          </Suspense>
        )}
        <figcaption className="soft small">{t.tentative}</figcaption>
      </figure>
    </>
  );
}
