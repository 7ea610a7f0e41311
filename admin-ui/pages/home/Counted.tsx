import { Link as Look, Skeleton } from '@mui/material';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { asking, type Counted, type Period } from '../../../web-kit/counts/counted.ts';
import { Funnel } from '../../../web-kit/counts/Funnel.tsx';
import type { PasskeyCounts } from '../../../web-kit/counts/funnel.ts';
import { SignIns } from '../../../web-kit/counts/SignIns.tsx';
import { read } from '../../../web-kit/read.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { guideAt, signInsOf } from '../../base/addresses.ts';
import { useLogoutOn } from '../../data/useLogoutOn.ts';
import { Failed } from '../../parts/Failed.tsx';
import { texts } from './texts.ts';

type InPeriod = { period: Period };
/** The sign-ins of a period. Each number leads to the entries of the audit that it counts. */
export function InSignIns({ period }: InPeriod) {
  return <Read of={useQuery(read('GET /admin/signInCounts', asking(period)))} show={Linked} />;
}
/** How far passkeys came in browsers in a period. Nobody is named with that, so the guide stands for a list. */
export function Passkeys({ period }: InPeriod) {
  return <Read of={useQuery(read('GET /admin/passkeyCounts', asking(period)))} show={Explained} />;
}
const Linked = ({ counted }: { counted: Counted }) => (
  <SignIns
    counted={counted}
    linked={(number, of) => (
      <Look component={Link} to={signInsOf(of)} color="inherit">
        {number}
      </Look>
    )}
  />
);
const Explained = ({ counted }: { counted: PasskeyCounts }) => (
  <Funnel
    counted={counted}
    more={
      <Look href={guideAt('security#what-pages-tell-of-passkeys')} target="_blank" rel="noreferrer">
        {texts.passkeysHow}
      </Look>
    }
  />
);

type Reading<T> = {
  of: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  show: ComponentType<{ counted: T }>;
};
/** What was counted, once it is read; who is signed out meanwhile is led to the sign-in. */
function Read<T>({ of: { data, error, refetch }, show: Show }: Reading<T>) {
  useLogoutOn(error);
  if (data) return <Show counted={data} />;
  return error ? (
    <Failed message={messageOf(error)} onRetry={() => refetch()} />
  ) : (
    <Skeleton variant="rounded" height={240} />
  );
}
