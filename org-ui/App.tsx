import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { landing } from './landing/index.tsx';
import { docs, publicOrigin } from './origin.ts';
import { pages } from './routes.ts';
import { Guard } from './shell/Guard.tsx';
import { Loading } from './shell/Loading.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { Shell } from './shell/Shell.tsx';

/** The routes of the console. */
export function App() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path={landing.path} element={<landing.Screen />} />
        <Route path="/login" element={<Leave to={`${publicOrigin()}/login`} />} />
        <Route element={<Shell />}>
          {pages.map(({ path, Screen, open }) => (
            <Route key={path} path={path} element={open ? <Screen /> : <Guard Screen={Screen} />} />
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

/** Paths that the requirements name and that other pages have taken over. */
const elsewhere = { '/': '/applications', '/edit': '/applications', '/howTo': '/videos' };

/** Leaves for another site: the main site, which has the sign-in page, or the documentation. */
function Leave({ to }: { to: string }) {
  location.replace(to);
  return <Loading />;
}
