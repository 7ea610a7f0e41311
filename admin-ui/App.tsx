import { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { keepFresh } from '../web-kit/stale.ts';
import { authProvider } from './authProvider.ts';
import { dataProvider } from './dataProvider.ts';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { resources } from './resources.ts';
import { texts } from './texts.ts';
import { darkTheme, lightTheme } from './theme.ts';

const AccountPage = lazy(() => import('./account/AccountPage.tsx'));

/** Asks whatever the browser says of the network, because only an answer tells whether the server can be reached. */
const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
});
keepFresh(queries);

/** The staff console. */
export function App() {
  return (
    <Admin
      title={texts.product}
      dataProvider={dataProvider}
      queryClient={queries}
      authProvider={authProvider}
      loginPage={LoginPage}
      layout={Layout}
      catchAll={NotFound}
      notification={Toasts}
      theme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      {resources.map(({ writes: _, ...resource }) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
    </Admin>
  );
}
