import { Suspense, useEffect, useState } from 'react';
import { onComingBack } from '../web-kit/openTab/comingBack.ts';
import { moveOn, Toasts } from '../web-kit/toast/toast.tsx';
import { match, meant } from './match.ts';
import { NotFound } from './notFound.ts';
import { Boundary } from './parts/Boundary.tsx';
import { Loading } from './parts/Loading.tsx';
import { navigate, usePath } from './router.tsx';
import { routes } from './routes.ts';

function find(path: string) {
  for (const [pattern, Page] of Object.entries(routes)) {
    const params = match(pattern, path);
    if (params) return { Page, params };
  }
  return { Page: NotFound, params: {} };
}

/** The public app, which visitors see at the base address. */
export function App() {
  const path = usePath();
  const right = path === '/' ? '/login' : meant(Object.keys(routes), path);
  useEffect(() => {
    if (right) navigate(right + (path === '/' ? '' : location.search + location.hash), { replace: true });
  }, [path, right]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own errors
  useEffect(moveOn, [path]);
  // A page that is shown again as it was left would go on waiting for what has ended, so it begins anew.
  const [visit, setVisit] = useState(0);
  useEffect(() => onComingBack(() => setVisit((count) => count + 1)), []);
  const { Page, params } = find(right ?? path);
  return (
    <>
      <Boundary key={`${visit} ${right ?? path}`}>
        <Suspense fallback={<Loading />}>
          <Page params={params} />
        </Suspense>
      </Boundary>
      <Toasts />
    </>
  );
}
