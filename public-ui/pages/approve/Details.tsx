import { lazy, type ReactNode, Suspense } from 'react';
import { localMediumDateTime, networkAddress } from '../../../web-kit/format.ts';
import { aboutKind } from '../../../web-kit/passkeys/approvals.ts';
import { Banner } from '../../parts/Banner.tsx';
import { Loading } from '../../parts/Loading.tsx';
import type { Approval } from './approve.ts';
import { texts as t } from './texts.ts';

const PlaceMap = lazy(() => import('./PlaceMap.tsx'));

const Time = ({ at }: { at: string }) => <time dateTime={at}>{localMediumDateTime(at)}</time>;

/** Tells whether screen and phone are in the same network. It is a hint for the person and blocks nothing. */
const Network = ({ same, own }: NonNullable<Approval['network']>) =>
  same ? <p className="soft small">{t.sameNetwork}</p> : <Banner>{t.otherNetwork(own)}</Banner>;

/** The facts of a request: application, account, time, device and network. */
export function Details({ approval }: { approval: Approval }) {
  const { kind, target, email, reqTime, device, client, ipAddress, network } = approval;
  const facts = [
    ...(aboutKind(kind).owner === 'user' ? [[t.target, target]] : []),
    ...(email ? [[t.account, email]] : []),
    [t.requestTime, <Time key="time" at={reqTime} />],
    ...(client ? [[t.client, client]] : []),
    ipAddress ? [t.requestIp, networkAddress(ipAddress)] : [t.fromDevice, device],
    ...(network ? [[t.screenAddress, networkAddress(network.address)]] : []),
    [t.site, location.host],
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
      {network && <Network {...network} />}
    </>
  );
}

/** Where the request came from, below the buttons: on a phone, these stand where they are seen at once. */
export function Place({ approval: { latitude, longitude, tiles, ipAddress } }: { approval: Approval }) {
  return (
    <figure className="place">
      {latitude === null || longitude === null ? (
        <p>{t.noPlace}</p>
      ) : (
        <>
          <Suspense fallback={<Loading text={t.mapLoading} />}>
            <PlaceMap place={{ latitude, longitude }} tiles={tiles} />
          </Suspense>
          <figcaption className="soft small">{t.tentative}</figcaption>
        </>
      )}
      {/* What has an address comes from a server, and no screen said anything of itself. */}
      {!ipAddress && <p className="soft small">{t.unproved}</p>}
    </figure>
  );
}
