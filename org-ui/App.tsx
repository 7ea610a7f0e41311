import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { landing } from './landing/index.tsx';
import { publicOrigin } from './origin.ts';
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
        <Route path="/login" element={<Leave />} />
        <Route element={<Shell />}>
          {pages.map(({ path, Screen, open }) => (
            <Route key={path} path={path} element={open ? <Screen /> : <Guard Screen={Screen} />} />
          ))}
          {['/', '/edit'].map((path) => (
            <Route key={path} path={path} element={<Navigate to="/applications" replace />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

/** Leaves for the main site, which has the sign-in page. */
function Leave() {
  location.replace(`${publicOrigin()}/login`);
  return <Loading />;
}
