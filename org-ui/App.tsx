import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { docs, publicOrigin } from './base/origin.ts';
import { elsewhere, paths } from './base/paths.ts';
import { pages } from './pages.ts';
import { Loading } from './parts/page/Loading.tsx';
import { NotFound } from './parts/page/NotFound.tsx';
import { Guard } from './shell/Guard.tsx';
import { Shell } from './shell/Shell.tsx';

/** The page at which a sign-in on the main site arrives, outside the frame and its guard. */
const Landing = lazy(() => import('./pages/landing/Landing.tsx'));

/** The routes of the console. */
export function App() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path={paths.landing} element={<Landing />} />
        <Route path="/login" element={<Leave to={`${publicOrigin()}/login`} />} />
        <Route element={<Shell />}>
          {pages.map(({ open, ...page }) => (
            <Route key={page.path} path={page.path} element={open ? <page.Screen /> : <Guard {...page} />} />
          ))}
          {Object.entries(elsewhere).map(([path, to]) => (
            <Route key={path} path={path} element={<Navigate to={to} replace />} />
          ))}
          <Route path="/doc" element={<Leave to={docs()} />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

/** Leaves for another site: the main site, which has the sign-in page, or the documentation. */
function Leave({ to }: { to: string }) {
  location.replace(to);
  return <Loading />;
}
