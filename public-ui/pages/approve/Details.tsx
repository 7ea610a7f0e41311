import { lazy, type ReactNode, Suspense } from 'react';
import { aboutKind } from '../../../web-kit/approvals.ts';
import { Loading } from '../../parts/Loading.tsx';
import { approve as t } from '../phone/texts.ts';
import type { Approval } from './approve.ts';

const PlaceMap = lazy(() => import('./PlaceMap.tsx'));

const Time = ({ at }: { at: string }) => (
  <time dateTime={at}>
    {new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
  </time>
);

/** What is asked for: by what, for whom, when, from which device, from where. */
export function Details({ approval }: { approval: Approval }) {
  const { kind, target, email, reqTime, device, ipAddress, latitude, longitude, tiles } = approval;
  const facts = [
    ...(aboutKind(kind).owner === 'user' ? [[t.target, target]] : []),
    ...(email ? [[t.account, email]] : []),
    [t.requestTime, <Time key="time" at={reqTime} />],
    ipAddress ? [t.requestIp, ipAddress] : [t.fromDevice, device],
  ] as [string, ReactNode][];
  return (
    <>
      <dl className="details">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="break">{value}</dd>
          </div>
        ))}
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
