import { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { AdminContext, AdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { keepFresh } from '../web-kit/openTab/stale.ts';
import { darkTheme, lightTheme } from './base/theme.ts';
import { words } from './base/words.ts';
import { providerOf } from './data/dataProvider.ts';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { authProvider } from './login/authProvider.ts';
import { LoginPage } from './login/LoginPage.tsx';
import { i18nProvider } from './messages/i18nProvider.ts';
import { resources } from './resources.ts';

const LicencePage = lazy(() => import('./pages/licences/LicencePage.tsx'));
const AccountPage = lazy(() => import('./pages/account/AccountPage.tsx'));

/** Asks whatever the browser says of the network, because only an answer tells whether the server can be reached. */
const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
});
keepFresh(queries);

const dataProvider = providerOf(resources);
const store = localStorageStore();

/** The staff console. It does without react-admin's `Admin`, which carries the library of words that is not used here. */
export function App() {
  return (
    <AdminContext
      dataProvider={dataProvider}
      queryClient={queries}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <AdminUI
        title={words.product}
        loginPage={LoginPage}
        layout={Layout}
        catchAll={NotFound}
        notification={Toasts}
        requireAuth
        disableTelemetry
      >
        {resources.map(({ writes: _, reads: __, under: ___, ...resource }) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          <Route path="/org/view/:orgId" element={<LicencePage />} />
          <Route path="/account" element={<AccountPage />} />
        </CustomRoutes>
      </AdminUI>
    </AdminContext>
  );
}
