import { Box } from '@mui/material';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Loading, SkipNavigationButton, TitlePortal } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Who } from '../../web-kit/form/kept.ts';
import { moveOn } from '../../web-kit/toast/toast.tsx';
import { words } from '../base/words.ts';
import { useUsername } from '../login/authProvider.ts';
import { resources } from '../resources.ts';
import { Boundary } from './Boundary.tsx';
import { Header } from './Header.tsx';
import { Tabs } from './Tabs.tsx';
import { texts } from './texts.ts';

/** The frame of every page: header, tabs, and the page's title. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own errors
  useEffect(moveOn, [pathname]);
  const first = pathname.split('/')[1];
  // The page of a licence has the address that the requirements give it.
  const section = first === 'org' ? 'licences' : first;
  const resource = resources.find(({ name }) => name === section);
  const other = section === 'account' ? texts.account : texts.notFound.title;
  const label = resource?.options.label ?? other;
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <title>{`${label} · ${words.admin}`}</title>
      <SkipNavigationButton />
      <Box sx={{ displayPrint: 'none' }}>
        <Header />
        <Tabs current={resource?.under ?? resource?.name ?? false} />
      </Box>
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ maxWidth: 1600, mx: 'auto', px: { xs: 1, sm: 3 }, py: 2, outline: 0 }}
      >
        <TitlePortal component="h1" variant="h5" sx={{ minHeight: '1.4em', whiteSpace: 'normal' }} />
        <Boundary key={pathname}>
          <Suspense fallback={<Loading loadingPrimary={words.loading} loadingSecondary="" />}>
            <Who value={useUsername()}>{children}</Who>
          </Suspense>
        </Boundary>
      </Box>
    </Box>
  );
}
